import { type CellValue, type Choice, fault, value } from './cell-value.ts';

export type AbsencePay = 'paid' | 'reduced' | 'unpaid';

const payWords: readonly (readonly [pay: AbsencePay, words: RegExp])[] = [
  [
    'unpaid',
    /^(?:unpaid|un-paid|not paid|no pay|nil|nil pay|zero pay|without pay|none|0 ?%|unpaid .+|.+ unpaid|lwop)$/,
  ],
  [
    'reduced',
    /^(?:reduced|half|half pay|part pay|part paid|partly paid|reduced pay|50 ?%|statutory|s[sma]p|spp|shpp|sap|statutory .+ pay|(?:25|30|33|40|60|70|75|80|90) ?%)$/,
  ],
  [
    'paid',
    /^(?:paid|full|full pay|fully paid|full-pay|with pay|paid in full|100 ?%|annual leave|annual|holidays?|public holidays?|bank holidays?|paid .+|toil|time off in lieu)$/,
  ],
];

const payChoices: readonly Choice[] = [
  { value: 'paid', label: 'Full pay' },
  { value: 'reduced', label: 'Reduced pay' },
  { value: 'unpaid', label: 'Unpaid' },
];

const plainly = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .replaceAll(/[().]/g, '')
    .trim();

export function absencePay(text: string): CellValue<AbsencePay> {
  const words = plainly(text)
    .replace(/^at (?=full|half|reduced|nil)/, '')
    .replace(/ leave pay$/, ' pay');
  const pay = payWords.find(([, pattern]) => pattern.test(words))?.[0];
  return pay === undefined
    ? fault('unclear-absence-pay', 'Was this paid, at reduced pay, or unpaid?', payChoices)
    : value(pay);
}

const yes =
  /^(?:yes|y|true|1|✓|agreed|authorised|authorized|approved|accepted|granted|permitted|allowed|confirmed|taken)(?: leave| absence)?$/;
const no =
  /^(?:no|n|false|0|not (?:agreed|authorised|authorized|approved|permitted)|unauthorised|unauthorized|un-authorised|unapproved|declined|rejected|refused|denied|disapproved|awol|no show)(?: leave| absence)?$/;
const notDecided = /^(?:pending.*|requested|submitted|awaiting.*|waiting.*|in review|draft|open)$/;
const cancelledStatus = /^(?:cancell?ed|withdrawn|deleted|revoked)$/;

/** Whether an absence never came to pass. */
export const isCancelled = (text: string) => cancelledStatus.test(plainly(text));

export function yesOrNo(text: string): CellValue<boolean> {
  const words = plainly(text);
  if (yes.test(words)) return value(true);
  if (no.test(words)) return value(false);
  const choices = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];
  return notDecided.test(words)
    ? fault('unclear-yes-no', 'This was not decided when the file was made. Was it agreed?', choices)
    : fault('unclear-yes-no', 'Write yes or no.', choices);
}
