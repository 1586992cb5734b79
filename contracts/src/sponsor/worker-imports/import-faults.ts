/** What can be wrong with a cell or a row: a stable code for each, by which faults are put together. */
export const faultKinds = [
  ...(['missing', 'formula', 'too-long', 'line-break', 'extra-cells', 'unclear-name'] as const),
  ...(['unclear-day', 'day-order', 'future-day', 'days-out-of-order', 'row-days-equal'] as const),
  ...(['unclear-pay', 'pay-period', 'other-currency', 'unclear-hours', 'hours-share'] as const),
  ...(['unclear-weekdays', 'weekday-count', 'hours-against-days'] as const),
  ...(['unclear-code', 'unknown-code', 'soc-2010', 'unclear-route', 'unclear-option'] as const),
  ...(['unclear-yes-no', 'unclear-absence-pay', 'unclear-check-method'] as const),
  ...(['unclear-passport', 'unclear-insurance-number', 'unclear-certificate-number'] as const),
  ...(['unclear-email', 'unclear-telephone', 'shortened-number', 'two-values'] as const),
  ...(['on-record', 'repeated', 'other-name', 'differs', 'unknown-place', 'unknown-worker'] as const),
  ...(['since-when', 'stopped', 'other'] as const),
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Columns whose values are encrypted: no fault repeats them. */
export const secretColumns: ReadonlySet<string> = new Set([
  ...(['passport', 'nationalInsurance', 'birthDate', 'email', 'telephone', 'address'] as const),
  'certificateNumber',
]);
