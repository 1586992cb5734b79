import { type WordingFault, words, wordsAsWritten } from './fault.ts';
import {
  nationality,
  nativeSpeaker,
  permanentStatus,
  religion,
  rightToWorkAlready,
  ukEducation,
} from './race-parameters.ts';
import { keptForSome, languages, onceWorkBegins, peoples, visaAfterOffer } from './race-words.ts';

const members =
  'workers?|candidates?|applicants?|sales reps?|sales representatives?|secretary|nanny|au pair|assistants?|employees?|cleaners?|receptionists?|persons?|citizens only|citizens preferred';
const passports = '(?:nationals?|citizens?|citizenship|passport holders?|passports?)';

const right = '(?:right|permission|entitlement|authori[sz]ation) to (?:live and |reside and )?work';
const inTheUk = '(?: in the (?:UK|United Kingdom))?';
const needs = '(?:must|you will|need to|needs to|should|will need to|are required to|has to|have to)';
const needsVisa =
  '(?:require|requires|requiring|need|needs|needing) (?:an? )?(?:visa sponsorship|visa|work permit|work visa|sponsorship)';

export const raceFaults = (): readonly WordingFault[] => [
  {
    about: nativeSpeaker,
    weight: 'law',
    find: words(
      `native (?:(?:${languages}) )?(?:language )?speakers?|native(?: level)? (?:${languages})|(?:${languages}) (?:as an? )?(?:mother tongue|native speakers?|native level)|mother tongue (?:${languages})|(?:${languages}) natives?|(?:${languages}) (?:must be|is|as) (?:your |an? |the )?(?:first|native) language|(?:first|native) language (?:must be |is )?(?:${languages})`,
    ),
    better: 'You speak and write fluent English.',
    unlessAfter: /^[\s-](?:plants?|trees?|woodlands?|species|flora|wildlife|breeds?|hedgerows?|bees?)\b/iu,
    unlessBefore:
      /\b(?:not|n[’']t|teach(?:es|ing)?|lessons|courses|whether or not|regardless|interviews? with|to|and non)[\s-]{1,3}(?:\p{L}{1,12}[\s-]{1,3}){0,5}$/iu,
    liftedBy: ['race'],
  },
  {
    about: nationality,
    weight: 'law',
    find: words(
      `(?:must be (?:an? )?)(?:British|UK|Irish|EU|EEA|European) ${passports}|(?:British|UK|Irish|EU|EEA|European) ${passports} only|(?:open|restricted|limited) (?:only )?to (?:British|UK|EU|EEA) (?:nationals?|citizens?)|(?:British|UK|EU|EEA) passport holders?|(?:British|UK|EU|EEA) (?:candidates?|applicants?|citizens?|nationals?) (?:only|preferred)|(?:hold|have) (?:an? )?(?:British|UK|EU) (?:passport|citizenship|nationality)|no (?:foreigners|immigrants|(?:foreign|overseas) (?:applicants?|candidates?|nationals?))|(?:British|UK|EU) passport (?:required|essential|needed)`,
    ),
    better: 'We consider every application; we check everyone’s right to work before the first day.',
    liftedBy: keptForSome,
  },
  {
    about: nationality,
    weight: 'law',
    find: wordsAsWritten(
      `(?:${peoples}) (?:${members})|(?:${peoples}) (?!language|speak)\\p{L}{3,15} (?:preferred|only)`,
    ),
    better: 'You speak German well enough to sell in it.',
    unlessBefore:
      /\b(?:our|your|of|(?<!(?:look|search)\p{L}{0,3}\s)for|with|support\w*|help\w*|advis\w*|represent\w*|clients?|customers?)[\s-]{1,3}(?:\p{L}{1,12}[\s-]{1,3}){0,2}$/iu,
    liftedBy: keptForSome,
  },
  {
    about: rightToWorkAlready,
    weight: 'law',
    find: words(
      `${needs} (?:already )?(?:have|hold|possess|be in possession of) (?:(?:the|a|an|full|existing|valid|legal|current|proof of|evidence of|your) ){0,4}${right}${inTheUk}|(?:with|have|has|hold) (?:the )?existing ${right}${inTheUk}|(?:existing|current|pre existing) ${right}|already (?:have|has|hold) (?:the )?${right}${inTheUk}|${needs} (?:already )?be (?:legally )?(?:eligible|entitled|authori[sz]ed|able|permitted|allowed) to work in the (?:UK|United Kingdom)|(?:unable|not able) to (?:accept|consider) (?:applications|candidates|applicants|anyone|anybody|people)(?: from)?(?: (?:candidates|applicants|anyone|anybody|people|those))?(?: (?:who|that))? ${needsVisa}|(?:cannot|can[’']t|do not|don[’']t|will not|won[’']t) (?:accept|consider) (?:applications|candidates|applicants|anyone|anybody|people)(?: from)?(?: (?:candidates|applicants|anyone|anybody|people|those))?(?: (?:who|that))? ${needsVisa}|must not (?:need|require) (?:visa )?sponsorship|(?:eligible|able|right|entitled) to work in the (?:UK|United Kingdom) without (?:(?:the|any) )?(?:need for )?(?:visa )?sponsorship|(?:right to work|RTW) in the (?:UK|United Kingdom) (?:is )?(?:essential|required)|no (?:visas?|work permits?|tier 2|skilled worker)(?! (?:visa )?sponsor)(?: (?:holders|applicants|candidates|applications)){0,1}`,
    ),
    better: visaAfterOffer,
    unlessBefore: /\b(?:before|by) (?:you start|the first day|your first day|starting)\b/iu,
    unlessAfter: onceWorkBegins,
    liftedBy: ['british-nationality', 'security-clearance'],
    ifSponsorable: true,
  },
  {
    about: permanentStatus,
    weight: 'law',
    find: words(
      `${needs} (?:already )?(?:have|hold) (?:(?:either|the|a|full|valid) ){0,2}(?:indefinite leave to remain|ILR|settled status|permanent residen(?:ce|cy))|(?:permanent|unrestricted|indefinite) ${right}|(?:indefinite leave to remain|ILR|settled status|permanent residents?)(?: holders?)? (?:only|required|essential)`,
    ),
    better: 'We check everyone’s right to work before the first day.',
    liftedBy: ['british-nationality', 'security-clearance'],
  },
  {
    about: ukEducation,
    weight: 'law',
    find: words(
      '(?:degrees?|qualifications?|diploma) (?:from|at|of) an? (?:UK|British) university|Russell Group (?:university|degree|graduates?)|(?:UK|British) (?:degrees?|university degrees?|qualifications?) (?:only|required|essential|is a must)|(?:UK|British) educated',
    ),
    better: 'You have a degree, from any country, or the same knowledge from work.',
    unlessAfter:
      /^[^.!?\n]{0,15}\b(?:or|and)\b[^.!?\n]{0,30}\b(?:equivalent|elsewhere|abroad|comparable|other countr)/iu,
    liftedBy: ['race'],
  },
  {
    about: religion,
    weight: 'law',
    find: wordsAsWritten(
      '(?:[Pp]ractising )?(?:Christian|Catholic|Protestant|Muslim|Jewish|Hindu|Sikh|Buddhist) (?:applicants?|candidates?|persons?|secretary|workers?|employees?)(?: only| preferred)?|[Mm]ust be an? (?:practising |committed )?(?:Christian|Catholic|Protestant|Muslim|Jew|Hindu|Sikh|Buddhist)',
    ),
    better: 'People of every faith and of none are welcome to apply.',
    unlessBefore: /\b(?:support\w*|help\w*|with|for)[\s-]{1,3}$/iu,
    liftedBy: ['religion'],
  },
];
