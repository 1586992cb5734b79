const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Pence as £1,361.00. */
export function inPounds(pence: number): string {
  return pounds.format(pence / 100);
}

/** Pence as £1,361, with pence only where there are some. */
export function inShortPounds(pence: number): string {
  return pence % 100 === 0 ? wholePounds.format(pence / 100) : inPounds(pence);
}
