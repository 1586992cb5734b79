import './jitless.ts';
import { z } from 'zod';

const fault = 'Write the month as MM/YYYY, such as 03/2024.';
const monthFormat = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/;

/** A month as people write it, `MM/YYYY`: `3/2024` becomes `03/2024`. */
export const month = z
  .string(fault)
  .trim()
  .transform((text, context) => {
    const [, number = '', year = ''] = monthFormat.exec(text) ?? [];
    const whole = `${number.padStart(2, '0')}/${year}`;
    if (isMonth(whole)) return whole;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  })
  .pipe(z.string())
  .meta({ examples: ['03/2024'] });

function isMonth(text: string): boolean {
  const [, number = '', year = ''] = /^(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return Number(number) >= 1 && Number(number) <= 12 && Number(year) >= 1940 && Number(year) <= 2100;
}
