export const homeCountry = 'United Kingdom (+44)';

/** How to write a telephone number of a country such as `India (+91)`. */
export function howToWrite(country: string): string {
  const [, name, code] = /^(.*) \((\+\d+)\)$/.exec(country) ?? [];
  if (country === homeCountry || name === undefined) return 'Such as 020 7946 0321.';
  return `As you dial it in ${name}, or in full from ${code}.`;
}

/** What to say of a number that could not be read. */
export function wrongNumber(country: string): string {
  const advice = howToWrite(country);
  return `Enter a telephone number, ${advice[0]?.toLowerCase()}${advice.slice(1)}`;
}
