import {
  calendarDate,
  noted,
  type Parameter,
  parameter,
  pounds,
  type Source,
  since,
} from '../kernel/index.ts';
import {
  checkRightToWork,
  irsRecords,
  lewisSilkinRightToWork,
  rtwComplyFollowUp,
  wsLawMay2026,
} from '../sources/index.ts';
import { checksRecordBegins } from '../sponsor-duties/index.ts';
import type { Arrangement } from './who-checks-facts.ts';

const readOn = calendarDate('2026-11-28');

const copy = (title: string, url: string): Source => ({ title, url, checkedOn: readOn });

export const howesPercivalScope = copy(
  'Howes Percival, right to work checks are expanding from 1 October 2026 (July 2026)',
  'https://www.howespercival.com/articles/right-to-work-checks-are-expanding-from-1-october-2026-what-employers-contractors-and-labour-users-need-to-do-now/',
);
const boyesTurnerCode = copy(
  'Boyes Turner, the new code of practice on right to work (draft of June 2026)',
  'https://www.boyesturner.com/news-and-insights/new-right-to-work-code-of-practice-explained',
);
const employersGuide: Source = {
  title:
    'Home Office, right to work checks: an employer’s guide, 1 October 2026 (pages quoted in a public repository on 10 October 2026)',
  checkedOn: readOn,
};
const policyWire: Source = {
  title: 'Policy Wire, on SI 2026/683, regulation 2, and section 48 of the Act of 2025',
  checkedOn: readOn,
};

export const about = (id: string, title: string) =>
  ({
    id: `right-to-work.${id}`,
    title,
    governedBy: 'happenedOn',
    checkAt: checkRightToWork,
  }) as const;

const recordBegins = checksRecordBegins;
const extended = '2026-10-01';

/** The arrangements that the law has covered, each in words; a person in one of them is checked by the reader. */
export const coveredWords = {
  employee: 'employees',
  'workers-contract': 'people with a worker’s contract',
  'individual-sub-contractor': 'individual sub-contractors',
  'matching-service':
    'people whose details an online matching service passes to its clients for a fee or commission',
} as const satisfies Partial<Record<Arrangement, string>>;

export const whoIsChecked = parameter<readonly string[]>({
  ...about('who-is-checked', 'Whose right to work is checked by who engages them'),
  versions: [
    noted(
      since(
        recordBegins,
        [coveredWords.employee],
        'confirmed',
        howesPercivalScope,
        lewisSilkinRightToWork,
        rtwComplyFollowUp,
      ),
      'Our record begins on the day of the penalties of today. The duty is older.',
    ),
    noted(
      since(
        extended,
        Object.values(coveredWords),
        'confirmed',
        lewisSilkinRightToWork,
        howesPercivalScope,
        policyWire,
        employersGuide,
      ),
      'Section 48 of the Border Security, Asylum and Immigration Act 2025, which adds section 14A to the Act of 2006; in force by SI 2026/683, regulation 2, for arrangements made from this day.',
    ),
  ],
});

export const supplyChain = parameter<string>({
  ...about('supply-chain', 'Checks along a chain of contracts'),
  versions: [
    noted(
      since(
        extended,
        'A business higher in a chain of contracts can be liable for a person below it. The contract, made before work starts, must make the other business check its people.',
        'confirmed',
        lewisSilkinRightToWork,
        howesPercivalScope,
        boyesTurnerCode,
        employersGuide,
      ),
      'This is section 15A of the Act of 2006. What such a contract has to say in detail stands in a code of practice of which only the draft of June 2026 was read.',
    ),
  ],
});

export const personalServiceCompany = parameter<string>({
  ...about('personal-service-company', 'People who work through a company of their own'),
  versions: [
    since(
      extended,
      'The client of a personal service company need not check the person who works through it.',
      'confirmed',
      lewisSilkinRightToWork,
      employersGuide,
    ),
  ],
});

export const ownAccount = parameter<string>({
  ...about('own-account', 'Business on one’s own account'),
  versions: [
    noted(
      since(
        extended,
        'Genuine self-employment for one’s own clients, and a plain service from one business to another, are reported to stay outside. Check GOV.UK.',
        'single-source',
        boyesTurnerCode,
      ),
      'From the draft of the code of practice, as one firm reports it.',
    ),
  ],
});

export const sponsoredWorkers = parameter<string>({
  ...about('sponsored-workers', 'Sponsored workers who are not employees'),
  versions: [
    since(
      '2026-05-20',
      'A licensed sponsor checks every worker that it sponsors, whether or not they are its employee.',
      'confirmed',
      wsLawMay2026,
      irsRecords,
    ),
  ],
});

export const copiesKept = parameter<string>({
  ...about('copies', 'What happens to the copy of a check'),
  versions: [
    since(
      extended,
      'A copy of the check is kept while the work goes on and for two years after it ends, and is then destroyed.',
      'confirmed',
      employersGuide,
      lewisSilkinRightToWork,
    ),
  ],
});

const penalty = (id: string, title: string, amount: number) =>
  parameter<number>({
    ...about(id, title),
    unit: 'pence',
    versions: [
      since(
        recordBegins,
        pounds(amount),
        'confirmed',
        rtwComplyFollowUp,
        howesPercivalScope,
        boyesTurnerCode,
      ),
    ],
  });

export const firstPenalty = penalty(
  'penalty-first',
  'Highest civil penalty for each worker, first breach',
  45_000,
);
export const repeatPenalty = penalty(
  'penalty-repeat',
  'Highest civil penalty for each worker, repeated within three years',
  60_000,
);

export const checkParameters: readonly Parameter<unknown>[] = [
  whoIsChecked,
  supplyChain,
  personalServiceCompany,
  ownAccount,
  sponsoredWorkers,
  copiesKept,
  firstPenalty,
  repeatPenalty,
];
