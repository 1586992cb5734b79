import { callingCodes } from '@portway/contracts/enquiries/calling-codes';

/** Every country with its calling code, as in `France (+33)`, for the field that asks for one. */
export function countriesToCall(): readonly string[] {
  return callingCodes.map(([country, code]) => `${country} (${code})`);
}
