/**
 * Whether words that a user chose can go into a mail under our name: short, and with nothing that a mail program would
 * turn into a link or a telephone number.
 */
export function isPlain(text: string): boolean {
  return text.length <= 80 && !/[/:@]|www\.|\p{L}\.\p{L}{2}|\d{5}|\d[\d ()-]{6}/iu.test(text);
}
