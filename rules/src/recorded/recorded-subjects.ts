import { calendarDate, type Source } from '../kernel/index.ts';
import { type LawSubject, type RecordedBriefly, recordedDays } from './recorded-days.ts';

/** What was read of one subject, and to which day. */
export interface RecordedSubject extends RecordedBriefly {
  readonly title: string;
  /** What was read, in sentences. */
  readonly read: string;
  readonly sources: readonly [Source, ...Source[]];
}

type SubjectText = Omit<RecordedSubject, keyof RecordedBriefly>;

const source = (title: string, checkedOn: string, url?: string): Source => ({
  title,
  ...(url === undefined ? {} : { url }),
  checkedOn: calendarDate(checkedOn),
});

const guidanceReview = source(
  'England Works Watch, rule pack and source review of 10 October 2026',
  '2026-11-22',
  'https://github.com/ChanghuLiu/england-works-watch',
);
const firmsOfMay = source(
  'WS Law, Foot Anstey, Vanessa Ganguin, Irwin Mitchell and Thaxted Legal, May 2026',
  '2026-11-28',
);

const readOf: Readonly<Record<LawSubject, SubjectText>> = {
  rules: {
    title: 'Immigration Rules',
    read: 'The official copies of 6 December 2025, and what published copies say of the changes since, to about 10 October 2026. The latest statement of changes that was found is HC 584 of 3 September 2026. That none was found does not mean that there is none.',
    sources: [
      source(
        'GOV.UK, Immigration Rules, Appendices Skilled Worker, Skilled Occupations and Immigration Salary List (copies of 6 December 2025)',
        '2026-11-22',
        'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker',
      ),
      source('Published copies and firms on HC 1691, HC 259 and HC 584', '2026-11-28'),
    ],
  },
  fees: {
    title: 'Fees and charges',
    read: 'The fees, the skills charge and the health surcharge in force from 8 April 2026. A fee table of 8 October 2026 is known to exist. Its visit fees are unchanged; what else it changed was not found.',
    sources: [source('Two copies that name the fee table of 8 October 2026', '2026-11-28')],
  },
  'guidance-part-1': {
    title: 'Sponsor guidance, part 1: apply for a licence',
    read: 'What five firms wrote of the edition of 20 May 2026, and the GOV.UK pages for employers of October 2025. Part 1 itself was not read in full.',
    sources: [firmsOfMay],
  },
  'guidance-part-2': {
    title: 'Sponsor guidance, part 2: sponsor a worker',
    read: 'Edition 10/26 of 8 October 2026, as a public review of 10 October 2026 gives its paragraphs. Part 2 itself was not read in full.',
    sources: [guidanceReview],
  },
  'guidance-part-3': {
    title: 'Sponsor guidance, part 3: duties and compliance',
    read: 'Edition 08/26 of 28 August 2026, as a public review of 10 October 2026 gives its paragraphs. Part 3 itself was not read in full, and what that edition changed is not known.',
    sources: [guidanceReview],
  },
  'appendix-a': {
    title: 'Appendix A: papers for a licence application',
    read: 'The edition of 8 April 2026, whose lists for each kind of organisation come from firms, and the GOV.UK pages for employers of October 2025. Appendix A itself was not read in full.',
    sources: [
      source(
        'GOV.UK, UK visa sponsorship for employers, printed 22 October 2025 (copy)',
        '2026-11-22',
        'https://www.gov.uk/uk-visa-sponsorship-employers/print',
      ),
    ],
  },
  'appendix-d': {
    title: 'Appendix D: keeping records',
    read: 'Edition 10/26 of 8 October 2026, as a public review of 10 October 2026 gives its paragraphs. Appendix D itself was not read in full.',
    sources: [guidanceReview, firmsOfMay],
  },
  'sponsor-a-skilled-worker': {
    title: 'Sponsor guidance: Sponsor a Skilled Worker',
    read: 'The official words of version 07/25, of 22 July 2025. Edition 04/26, of 8 April 2026, is known to exist; only a review of its paragraphs was read.',
    sources: [
      source('GOV.UK, Sponsor a Skilled Worker, version 07/25, of 22 July 2025 (copy)', '2026-11-22'),
      guidanceReview,
    ],
  },
  'right-to-work': {
    title: 'Right to work',
    read: 'Pages of the Home Office’s guide for employers of 1 October 2026, as a public repository quoted them on 10 October 2026, and a firm’s summary of the law from that day. The final code of practice was not found.',
    sources: [
      source('Lewis Silkin, 2 July 2026, and policy-wire.co.uk', '2026-11-28'),
      source('A public repository’s quotations of the guide, 10 October 2026', '2026-11-28'),
    ],
  },
  wages: {
    title: 'National Living Wage',
    read: 'The National Living Wage in force from 1 April 2026. The next one begins on 1 April 2027; its rate was not found.',
    sources: [
      source(
        'GOV.UK, Low Pay Commission remit of 16 March 2026, and published copies of the rate',
        '2026-11-28',
      ),
    ],
  },
};

/** Every subject, in the order in which pages name them. */
export const recordedSubjects: readonly RecordedSubject[] = recordedDays.map((day) => ({
  ...day,
  ...readOf[day.subject],
}));
