import { calendarDate, type Source } from '../kernel/index.ts';

const readOn = calendarDate('2026-11-28');

const copy = (title: string, url: string): Source => ({ title, url, checkedOn: readOn });

export const howesPercivalScope = copy(
  'Howes Percival, right to work checks are expanding from 1 October 2026 (July 2026)',
  'https://www.howespercival.com/articles/right-to-work-checks-are-expanding-from-1-october-2026-what-employers-contractors-and-labour-users-need-to-do-now/',
);
export const boyesTurnerCode = copy(
  'Boyes Turner, the new code of practice on right to work (draft of June 2026)',
  'https://www.boyesturner.com/news-and-insights/new-right-to-work-code-of-practice-explained',
);
export const employersGuide: Source = {
  title:
    'Home Office, right to work checks: an employer’s guide, 1 October 2026 (pages quoted in a public repository on 10 October 2026)',
  checkedOn: readOn,
};
export const policyWire: Source = {
  title: 'Policy Wire, on SI 2026/683, regulation 2, and section 48 of the Act of 2025',
  checkedOn: readOn,
};
