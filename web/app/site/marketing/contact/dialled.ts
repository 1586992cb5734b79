/** A telephone number as a link dials it: "020 7946 0321" and "+44 (0)20 7946 0321" as +442079460321. */
export function dialled(phone: string): string {
  const digits = phone.replace('(0)', '').replaceAll(/[^\d+]/g, '');
  return digits.replace(/^0/, '+44');
}
