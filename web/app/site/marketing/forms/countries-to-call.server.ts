import { callingCodes } from '@portway/contracts/site/enquiries/calling-codes';

/** Every country with its calling code, such as `France (+33)`, for the country code field. */
export function countriesToCall(): readonly string[] {
  return callingCodes.map(([country, code]) => `${country} (${code})`);
}
