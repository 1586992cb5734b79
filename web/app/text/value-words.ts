/** Names for parts of values whose property name says too little. */
export const partNames: Readonly<Record<string, string>> = {
  aprilToSeptember: 'from April to September',
  band: 'at least',
  carriedOver: 'Carried over from the list of 2023, to be confirmed on GOV.UK:',
  codes: 'in',
  confirmed: 'Certain:',
  exceptedCodes: 'except in',
  neverSponsored: 'never sponsored:',
  onlyUnderEarlierRules: 'only for workers in the route under earlier rules:',
  payScaleOnly: 'On the health pay scale only, to be confirmed on GOV.UK:',
  rulesBefore: 'earlier rules: those before',
};

/** Names for values that are a keyword in the code. */
export const valueWords: Readonly<Record<string, string>> = {
  'band-1': 'Band 1',
  'band-2': 'Band 2',
  'band-3': 'Band 3',
  'band-4': 'Band 4',
  'sponsor-only': 'The sponsor only',
  either: 'Either may pay',
  'repayment-lowers-pay': 'Either may pay; what the worker repays lowers the pay that counts',
  nhs: 'the NHS',
  'nhs-supplier': 'an NHS supplier',
  'adult-social-care': 'an adult social care provider',
  postdoctoral: 'a postdoctoral position',
  'professional-qualification': 'working towards a qualification of a UK-regulated profession',
  'professional-registration': 'working towards full registration or chartered status',
  student: 'last permission as a Student',
  graduate: 'last permission as a Graduate',
};
