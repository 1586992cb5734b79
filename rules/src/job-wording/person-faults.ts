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
import { isNameOrTool } from './title-names.ts';

const workers =
  'candidates?|applicants?|workers?|drivers?|labourers?|assistants?|carers?|staff|persons?|cleaners?|receptionists?|engineers?|employees?';

/** The sentence itself says that driving is part of the work. */
const drivesAtWork =
  /\b(?:you(?:[’']ll| will)?|the role|the post|the job|this job|this role|work) (?:also )?(?:drive|drives|deliver|travel by car|involves? driving|includes? driving|be driving)|\bdriv(?:e|ing) (?:between|to|the (?:van|minibus|vehicle)|vans?|minibuses|vehicles|a (?:van|minibus|lorry))|\bdriving is (?:part|an? )/iu;

export const personFaults = (): readonly WordingFault[] => [
  {
    about: sexedTitle,
    weight: 'law',
    find: words(titlesOfOneSex()),
    better: (words) => `Write “${neutralTitle(words)}”.`,
    unlessBefore: /\p{L}{0,12}(?:man|men|er|ers|ward|or|host|boys?)\s?(?:\/|\bor\b|\band\b)\s?$/iu,
    unlessAfter:
      /^\s?(?:\/|or\b|and\b)\s?-?\p{L}{0,12}(?:wom[ae]n|person|people|ess|esses|lady|ladies|maids?|girls?)\b/iu,
    unless: isNameOrTool,
    liftedBy: ['sex'],
  },
  {
    about: pronoun,
    weight: 'law',
    find: words(
      '(?<=\\b(?:candidate|applicant|post ?holder|jobholder)\\b[^.!?\\n]{0,60})(?:he|she) (?:is|has|can|does)|(?:he|she) (?:will|must|should|shall|needs to|has to|is expected to|is responsible|is able to|reports to)|(?:his|her) (?:duties|tasks|responsibilities|role)',
    ),
    better: 'You will report to the head of sales.',
    aboutAnybody: true,
    unlessBefore:
      /(?:\b(?:he|she)\s(?:or|and)\s|\bor\s|\/|\b(?:founder|owner|your (?:line )?manager|reports? to|reporting to|our (?:CEO|CTO|CFO|COO|director|chair\p{L}{0,6}|head|manager|principal))\b[^.!?]{0,80}|\b(?:client|customer|patient|resident|child|pupil|student)\b[^.!?]{0,60})$/iu,
    unlessAfter:
      /^[\s-](?:(?:or|and)\s(?:his|her|their)|as our)\b|^[^.!?\n]{0,60}\bour (?:founder|owner|director|chair|head)\b/iu,
    liftedBy: ['sex'],
  },
  {
    about: oneSex,
    weight: 'law',
    find: words(
      `(?:male|female) (?:${workers})(?: only| preferred| required| wanted)?|(?:men|women|ladies|girls|boys|males|females|gentlemen) (?:only|wanted|preferred|need not apply)|(?:male|female) (?:only|preferred)|(?:strong|strapping|fit) (?:man|men|lads?|boys?|girls?|lady|woman|women)|(?:man|lad|girl|lady|woman|gentleman) (?:wanted|required|needed|preferred)|(?:looking for|seeking|want|need|rather have|rather employ|prefer to have|prefer to employ|prefer|preferably) an? (?:guy|bloke|man|lad|girl|lady|woman|gentleman)`,
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
      '(?:(?:would|will|might|may|could) suit|suits|ideal for|perfect for|great for) (?:an? )?(?:(?:working|busy|stay at home|new|returning) )?(?:mums?|mothers?|dads?|housewives|housewife|single persons?|couples?|parents?)|(?:no|without) (?:family|childcare) (?:commitments|ties|responsibilities)|(?:single|unmarried) (?:persons?|people|candidates?|applicants?)',
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
      '(?:good )?(?:sickness|sick leave|absence) records?|(?:good|excellent|clean) health records?|(?:be in|enjoy|have) (?:good|excellent|perfect) health|medical history|no (?:history of )?(?:health|medical) (?:problems|issues|conditions)|free (?:from|of) (?:any |all )?(?:illness(?:es)?|disabilit(?:y|ies)|health problems)|state (?:any|your) (?:disabilit(?:y|ies)|health conditions?)',
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
      /^[^.!?\n]{0,25}\b(?:not (?:needed|required|necessary|essential)|checks?|applications?|agency|data|(?:is|are) (?:processed|issued|checked|renewed|printed|held))\b/iu,
    unless: (_, { before, after }) => drivesAtWork.test(before) || drivesAtWork.test(after),
    liftedBy: ['driving'],
  },
  {
    about: dress,
    weight: 'advice',
    find: words(
      'clean shaven|no (?:\\p{L}{1,12} (?:or|and) )?(?:beards?|turbans?|hijabs?|niqabs?|burqas?|skull ?caps?|head ?(?:scarves|scarf|coverings?|wear)|religious (?:dress|symbols?|clothing))|(?:beards?|turbans?|hijabs?|niqabs?|head ?scar(?:f|ves)) (?:(?:is|are|must|may|will) not|cannot)|(?:remove|take off|not wear|not be worn) (?:(?:your|their|the|an?|any) )?(?:hijabs?|turbans?|niqabs?|burqas?|head ?scar(?:f|ves))',
    ),
    better: 'You wear the hair and beard covers that we give you, for hygiene.',
    liftedBy: ['religion'],
  },
];
