/**
 * The full international number from a country and a national number. A number with its own + is left
 * unchanged.
 */
export function wholeNumber(countryCode: string, phone: string): string {
  if (phone.startsWith('+')) return phone;
  // The leading zero of a UK national number is dropped in international form.
  return `${countryCode} ${countryCode === '+44' ? phone.replace(/^0/, '') : phone}`;
}
