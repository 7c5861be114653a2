/** Each seat has a letter and a colour; never a colour alone. */
const COLOURS = ["#2b5ca8", "#a3241f", "#2f7d4c", "#8f5f0a", "#6d4796", "#3b6470"];

export const seatColour = (seat: number): string => COLOURS[seat % COLOURS.length] ?? "#23262a";
export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);
