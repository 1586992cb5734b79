import { type WordingFault, words } from './fault.ts';
import {
  dress,
  driving,
  family,
  fitness,
  health,
  oneSex,
  pronoun,
  sexedTitle,
  unsuitable,
} from './person-parameters.ts';
import { neutralTitle, titlesOfOneSex } from './sexed-titles.ts';

const workers =
  'candidates?|applicants?|workers?|drivers?|labourers?|assistants?|carers?|staff|persons?|cleaners?|receptionists?|engineers?|employees?';

export const personFaults = (): readonly WordingFault[] => [
  {
    about: sexedTitle,
    weight: 'law',
    find: words(titlesOfOneSex()),
    better: (words) => `Write “${neutralTitle(words)}”.`,
    unlessBefore: /\p{L}{0,12}(?:man|men|er|ers|ward|or|host|boys?)\s?(?:\/|\bor\b|\band\b)\s?$/iu,
    unlessAfter:
      /^\s?(?:\/|or\b|and\b)\s?-?\p{L}{0,12}(?:wom[ae]n|person|people|ess|esses|lady|ladies|maids?|girls?)\b/iu,
    liftedBy: ['sex'],
  },
  {
    about: pronoun,
    weight: 'law',
    find: words(
      '(?:he|she) (?:will|must|should|shall|needs to|has to|is expected to|is responsible|is able to|reports to)|(?:his|her) (?:duties|tasks|responsibilities|role)',
    ),
    better: 'You will report to the head of sales.',
    unlessBefore:
      /(?:\b(?:he|she)\s(?:or|and)\s|\bor\s|\/|\b(?:founder|owner|your (?:line )?manager|reports? to|reporting to|our (?:CEO|CTO|CFO|COO|director|chair\p{L}{0,6}|head|manager|principal))\b[^.!?]{0,80}|\b(?:client|customer|patient|resident|child|pupil|student)\b[^.!?]{0,60})$/iu,
    unlessAfter: /^[\s-](?:(?:or|and)\s(?:his|her|their)|as our)\b/iu,
    liftedBy: ['sex'],
  },
  {
    about: oneSex,
    weight: 'law',
    find: words(
      `(?:male|female) (?:${workers})(?: only| preferred| required| wanted)?|(?:men|women|ladies|girls|boys|males|females|gentlemen) (?:only|wanted|preferred|need not apply)|(?:male|female) (?:only|preferred)|(?:strong|strapping|fit) (?:man|men|lads?|boys?|girls?|lady|woman|women)|(?:man|lad|girl|lady|woman|gentleman) (?:wanted|required|needed|preferred)|(?:looking for|seeking|want|need) an? (?:guy|bloke|man|lad|girl|lady|woman|gentleman)`,
    ),
    better: 'You lift boxes of up to 20 kg.',
    unlessBefore: /\b(?:for|of|support\w*|help\w*|both)[\s-]{1,3}$/iu,
    unlessAfter: /^[\s-](?:and|or)[\s-](?:male|female)\b/iu,
    liftedBy: ['sex'],
  },
  {
    about: family,
    weight: 'advice',
    find: words(
      '(?:would|will|might|may|could) suit (?:an? )?(?:working )?(?:mums?|mothers?|dads?|housewives|housewife|single persons?|couples?|parents?)|(?:no|without) (?:family|childcare) (?:commitments|ties|responsibilities)|(?:single|unmarried) (?:persons?|people|candidates?|applicants?)',
    ),
    better: 'The hours are from 9:30 to 14:30, in term time.',
  },
  {
    about: unsuitable,
    weight: 'law',
    find: words(
      '(?:not suitable|unsuitable|not suited|not appropriate) for (?:wheelchair users?|disabled (?:people|persons?|applicants?|candidates?|workers?)|people with (?:disabilities|a disability|impairments?|mobility \\p{L}{1,12})|the disabled|(?:deaf|blind) people)',
    ),
    better: 'The office is on the first floor without a lift; tell us which adjustments you need.',
  },
  {
    about: fitness,
    weight: 'law',
    find: words(
      'physically (?:fit|strong|active|able)|able bodied|active persons?|fit and healthy|good (?:level of )?(?:physical )?fitness|good physical (?:condition|health|shape)',
    ),
    better: 'You lift boxes of up to 20 kg, with the help of a trolley.',
    unlessBefore:
      /\b(?:keep|stay|help\w*|become|remain|patients|clients|residents|not|no)[\s-]{1,3}(?:\p{L}{1,12}[\s-]{1,3}){0,3}$/iu,
  },
  {
    about: health,
    weight: 'law',
    find: words(
      '(?:good )?(?:sickness|sick leave|absence) records?|(?:good|excellent|clean) health records?|(?:be in|enjoy|have) (?:good|excellent|perfect) health|medical history|no (?:history of )?(?:health|medical) (?:problems|issues|conditions)|free (?:from|of) (?:illness|disability|health problems)|state (?:any|your) (?:disabilit(?:y|ies)|health conditions?)',
    ),
    better: 'Tell us which adjustments you need for the interview.',
    unlessBefore:
      /\b(?:patients?|clients?|residents?|employees?|review\w*|manag\w+|keep\w*|updat\w+|maintain\w*|monitor\w*|process\w*|payroll|tak\w+|record\w*)\b[^.!?]{0,50}$/iu,
  },
  {
    about: driving,
    weight: 'law',
    find: words(
      "(?:(?:full|clean|valid|current|UK|British|manual|EU) ?,? ?){0,5}(?<![\\p{L}])driving licen[cs]es?|driver[’']?s licen[cs]e",
    ),
    better: 'You travel between three sites a week.',
    unlessBefore: /\b(?:no|not|without|driver|HGV|LGV|courier|chauffeur|deliver\p{L}{1,4})\b[^.!?]{0,60}$/iu,
    unlessAfter:
      /^[^.!?\n]{0,25}\b(?:not (?:needed|required|necessary|essential)|checks?|applications?|agency|data)\b/iu,
    liftedBy: ['driving'],
  },
  {
    about: dress,
    weight: 'advice',
    find: words('clean shaven|no beards?|no head ?(?:scarves|coverings?|wear)'),
    better: 'You wear the hair and beard covers that we give you, for hygiene.',
    liftedBy: ['religion'],
  },
];
