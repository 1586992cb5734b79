/** The whole number of somebody who chose a country and wrote theirs as at home; a number with its own + stands. */
export function wholeNumber(countryCode: string, phone: string): string {
  if (phone.startsWith('+')) return phone;
  // At home a nought comes first in the UK; from abroad it is left out.
  return `${countryCode} ${countryCode === '+44' ? phone.replace(/^0/, '') : phone}`;
}
