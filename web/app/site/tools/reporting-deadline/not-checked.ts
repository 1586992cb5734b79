/** What the count of days leaves open, on the page and in the document. */
export const notChecked: readonly string[] = [
  'Whether the event is what you chose. Look at what the guidance says of it before you report.',
  'What the report must say: the text of the guidance was not read in full. Confirm it on GOV.UK.',
  'Shifts that differ from week to week. Ten of the worker’s own working days can pass sooner than ten weekdays: use whichever comes first.',
  'Whether you have reported it. This page keeps nothing.',
  'It is general information, not advice on your case.',
];
