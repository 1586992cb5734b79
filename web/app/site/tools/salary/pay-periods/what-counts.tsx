import { Disclosure } from '../../../../ui/disclosure.tsx';

/** Which pay to enter: SW 14.1 says what counts, SW 14.2 what does not, SW 14.2A what is deducted. */
export function WhatCounts() {
  return (
    <Disclosure summary="What counts, and what to leave out">
      <ul className="flex list-disc flex-col gap-2 pl-5 text-15">
        <li>
          <strong>Enter</strong> guaranteed basic pay before tax, and guaranteed payments that are treated
          exactly alike for tax, pension and National Insurance.
        </li>
        <li>
          <strong>Leave out</strong> pay for hours that vary, shift pay, overtime, bonuses, allowances,
          benefits in kind, one-off payments, immigration costs and expenses.
        </li>
        <li>
          <strong>Deduct</strong> what the worker pays to the sponsor (deductions, loans, investments),
          averaged over the certificate. Do not deduct anything for an extra benefit that the worker freely
          chooses, such as in a salary sacrifice.
        </li>
      </ul>
    </Disclosure>
  );
}
