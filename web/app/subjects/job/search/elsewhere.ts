/** A job board of somebody else. */
export interface OtherBoard {
  readonly name: string;
  readonly covers: string;
  readonly address: string;
}

const nhs: readonly OtherBoard[] = [
  { name: 'NHS Jobs', covers: 'England and Wales', address: 'https://www.jobs.nhs.uk' },
  { name: 'NHS Scotland', covers: 'Scotland', address: 'https://apply.jobs.scot.nhs.uk' },
  { name: 'HSC Jobs', covers: 'Northern Ireland', address: 'https://jobs.hscni.net' },
];
const findAJob: OtherBoard = {
  name: 'Find a job',
  covers: 'GOV.UK, England, Scotland and Wales: care homes and home care too',
  address: 'https://www.gov.uk/find-a-job',
};

/** Health professionals, health associates, and nursing assistants, by the start of their codes. */
const inHealth = /^(?:22|321|6131)/;
const inCare = /^613[56]/;

/** Where jobs of an occupation are that this board does not have. */
export function elsewhereFor(code: string | undefined): readonly OtherBoard[] {
  if (code === undefined) return [];
  if (inCare.test(code)) return [findAJob, ...nhs];
  return inHealth.test(code) ? nhs : [];
}
