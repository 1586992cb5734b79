import type { FormValues } from '../../../kit/forms/form-state.ts';

/** What is typed in the page's forms, as the API takes it. */
export function stepOf(step: string, values: FormValues) {
  const version = Number(values.version);
  switch (step) {
    case 'prepared':
      return { step, version, draft: draftOf(values) };
    case 'reported':
      return {
        step,
        version,
        reportedOn: values.reportedOn,
        reference: values.reference ?? '',
        words: values.words ?? '',
      };
    case 'not-reported':
      return { step, version, because: values.because ?? '' };
    case 'checked':
      return { step, version };
    default:
      return { step, version, words: values.words ?? '' };
  }
}

/** The fields of the draft: each name and its text, in their order. */
function draftOf(values: FormValues) {
  const fields = [];
  for (let at = 0; values[`field-${at}`] !== undefined; at++)
    fields.push({ field: values[`field-${at}`] ?? '', text: values[`text-${at}`] ?? '' });
  return fields;
}
