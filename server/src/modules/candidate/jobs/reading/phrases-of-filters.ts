import type { JobSearch } from '@portway/contracts/candidate/jobs/jobs';

export type FiltersInWords = Pick<JobSearch, 'level' | 'workplace' | 'sponsored'>;

/** Words that choose a filter, in the text of the folded words. */
export const filterPhrases: readonly (readonly [RegExp, FiltersInWords])[] = [
  [
    /\b(?:(?:with|offering|offers?|provid(?:es?|ing)|that|who|which|can|will|and|full|free|uk|needs?|need|requir(?:es?|ing))\s+)*(?:(?:tier 2|tier2|skilled worker|health and care(?: worker)?|work|uk)\s+)*(?:visas?(?:\s+sponsor(?:s|ships?|ed|ing)?)?|sponsor(?:s|ships?|ed|ing)?(?:\s+(?:uk\s+)?(?:visas?|licen[cs]es?))?|certificates? of sponsorship|work permits?|tier 2)(?:\s+(?:available|provided|offered|possible|included|needed|required|employers?|compan(?:y|ies)))*\b/g,
    { sponsored: 'anyone' },
  ],
  [
    /\b(?:fully remote|remote|remotely|wfh|work(?:ing)? from (?:home|anywhere)|home based|home working|homeworking|telecommut(?:e|ing))\b/g,
    { workplace: 'fully-remote' },
  ],
  [/\bhybrid\b/g, { workplace: 'hybrid' }],
  [/\b(?:on site|onsite|office based)\b/g, { workplace: 'on-site' }],
  [
    /\b(?:entry level|(?:with )?(?:no|without|zero)(?: any| previous| prior| work)? experience(?: needed| required| necessary)?)\b/g,
    { level: 'entry' },
  ],
  [/\binternships?\b/g, { level: 'intern' }],
  [/\bmid level\b/g, { level: 'mid' }],
  [/\bsenior level\b/g, { level: 'senior' }],
];

/** Words by which jobs come first, because they say when one works rather than at what. */
export const firstPhrases =
  /\b(?:(?:part|full|term) time|permanent|temporary|flexible(?: hours| working)?|zero hours|weekends?|evenings?|immediate start)\b/g;

/** What people write around the work they look for. */
export const filler =
  /\b(?:(?:i am|im|i m) (?:an? )?|(?:i )?(?:want|would like|d like|wish|need) to (?:work|be) as (?:an? )?|(?:i )?(?:want|need) (?:an? )?|(?:looking|searching|search) for|find(?: me)?|show(?: me)?|get(?: me)?|please|any|some|all|jobs?|vacanc(?:y|ies)|roles?|positions?|openings?|opportunit(?:y|ies)|careers?|employment|work(?:ing)?(?: as(?: an?)?)?|hiring|recruiting|now|today|urgent(?:ly)?|needed|wanted|required|require|near me|nearby|based|available|(?:best|well|high|highly|highest|top) (?:paid|paying)|salary|latest|new|20[2-4]\d)\b/g;
