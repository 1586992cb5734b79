import { type WordingFault, words, wordsAsWritten } from './fault.ts';
import {
  nationality,
  nativeSpeaker,
  permanentStatus,
  religion,
  rightToWorkAlready,
  ukEducation,
  ukExperience,
} from './race-parameters.ts';
import { keptForSome, languages, onceWorkBegins, peoples, visaAfterOffer } from './race-words.ts';

const people =
  '(?:applicants?|applications?|candidates?|people|persons?|any(?:one|body)|some(?:one|body)|those|individuals|workers?)';
const britain = '(?:the )?(?:UK|United Kingdom|Britain|Great Britain|England|Scotland|Wales|this country)';
/** Nouns after an adjective of a people that name no person who would do the work. */
const notWorkers =
  'customer|supplier|manufacturer|partner|maker|retailer|competitor|consumer|investor|owner|founder|producer|publisher|broker|provider|user|member|buyer|seller|carrier|operator|teacher|tutor|lecturer|translator|interpreter|speaker|polisher|teaching|copywriter|editor|author|reader|number|order|centre|center|letter|paper|river|winter|summer|quarter|chapter|sector|corner|border|water|dinner|butter|pepper|engineering|master|register|partner|peer';
const speakNoun = '(?:accents?|pronunciation)';

/** Nationality, origin, language, experience and belief, in a sentence that asks for them or turns people away. */
export const raceDemands = (): readonly WordingFault[] => [
  {
    about: nationality,
    weight: 'law',
    demand: 'either',
    find: words(
      `(?:${peoples}|UK|EU|EEA|non UK|non British|non EU) (?:(?:and|or|and/or) (?:${peoples}|UK|EU|EEA) )?(?:nationals?|nationality|citizens?|citizenship|passport holders?|passports?|subjects|applicants?|candidates?|workers?)`,
    ),
    better: 'We consider every application; we check everyone’s right to work before the first day.',
    liftedBy: keptForSome,
  },
  {
    about: nationality,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      `(?<=\\bbe )(?:an? )?(?:${peoples})(?=\\s?(?:[.,;!)]|$|or\\b|and\\b|by\\b|to\\b|in order\\b|born\\b))|(?:been )?born (?:and (?:bred|raised|educated) )?in ${britain}|(?:British|UK|English) born|natives? of ${britain}`,
    ),
    better: 'People of every nationality are welcome to apply.',
    liftedBy: keptForSome,
  },
  {
    about: nationality,
    weight: 'law',
    demand: 'either',
    find: words(
      `${people} of (?:\\p{L}{1,10} )?(?:${peoples}|white|Caucasian|African|Asian|UK|foreign) (?:origin|descent|heritage|background|extraction|ancestry|nationality|ethnicity)|(?:white|black|brown|asian|caucasian|coloured) (?:British |English )?(?:carers?|workers?|candidates?|applicants?|persons?|people|staff|nurses?|receptionists?|drivers?|cleaners?|families|family|m[ae]n|wom[ae]n|males?|females?)`,
    ),
    better: 'People of every background are welcome to apply.',
    liftedBy: ['race'],
  },
  {
    about: nationality,
    weight: 'law',
    demand: 'turned-away',
    find: words(
      `(?:${peoples}) people|gyps(?:y|ies)|travellers|roma|immigrants?|migrants?|foreigners?|asylum seekers?|refugees?|(?:overseas|foreign|international|non British|non UK|non EU) (?:candidates?|applicants?|nationals?|citizens|workers?|applications|students)`,
    ),
    better: 'People of every background are welcome to apply.',
    liftedBy: keptForSome,
  },
  {
    about: nationality,
    weight: 'law',
    demand: 'either',
    find: wordsAsWritten(
      '(?:Indians|Pakistanis|Bangladeshis|Nigerians|Romanians|Bulgarians|Poles|Germans|Italians|Russians|Ukrainians|Filipinos|Americans|Australians|Africans|Asians|(?:[Ee]astern )?Europeans|Britons|Brits|Arabs|Lithuanians|Albanians)(?! (?:[Pp]ark|[Tt]eam))',
    ),
    better: 'People of every nationality are welcome to apply.',
    liftedBy: keptForSome,
  },
  {
    about: nationality,
    weight: 'law',
    find: words(
      `(?<=(?:reserved for|only for|only|restricted to|limited to|prefer|preference (?:for|to)|preference will be given to|open only to) )(?:${peoples}) people`,
    ),
    better: 'People of every nationality are welcome to apply.',
    liftedBy: keptForSome,
  },
  {
    about: nationality,
    weight: 'law',
    demand: 'asked-for',
    aboutAnybody: true,
    find: words('(?:British|English|white|European|Scottish|Irish) (?:faces?|looking|appearance)'),
    better: 'You are good with people.',
    liftedBy: ['race'],
  },
  {
    about: nationality,
    weight: 'law',
    demand: 'asked-for',
    find: wordsAsWritten(
      `(?:${peoples}) (?!(?:${notWorkers})s?\\b)(?:\\p{Ll}{2,15}(?:er|or|ist|ian|ess|man|men)|chef|cook|nanny|nurse|secretary|butler|maid|au pair|lady|girl|guy|lad|builder|worker)s?`,
    ),
    better: 'You speak German well enough to sell in it.',
    liftedBy: keptForSome,
  },
  {
    about: nativeSpeaker,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      `(?:${languages}) (?:is|as) (?:your |an? |the |their )?(?:first|native|mother) (?:language|tongue)|mother tongue|native(?: level)? fluency|native (?:level )?(?:command|proficiency) (?:of|in) (?:${languages})|(?:born|raised|brought up) speaking (?:${languages})`,
    ),
    better: 'You speak and write fluent English.',
    liftedBy: ['race'],
  },
  {
    about: nativeSpeaker,
    weight: 'law',
    demand: 'turned-away',
    find: words(
      `(?:first|native) language (?:is not|isn[’']t) (?:${languages})|non native (?:(?:${languages}) )?speakers?|(?:do not|does not|cannot) speak (?:${languages}) as (?:an? |their |your )?(?:first|native|mother) (?:language|tongue)`,
    ),
    better: 'You speak and write fluent English.',
    liftedBy: ['race'],
  },
  {
    about: nativeSpeaker,
    weight: 'law',
    find: words(
      `no (?:foreign|regional|strong|heavy|overseas) accents?|(?:${languages}) (?:must|should|has to|needs to) be (?:your |an? |the |their )?(?:first|native|mother) (?:language|tongue)|(?:${languages}) ?\\((?:native|mother tongue|first language)[^)\\n]{0,20}\\)`,
    ),
    better: 'You speak German at C2 level.',
    liftedBy: ['race'],
  },
  {
    about: nativeSpeaker,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      `(?:without|no) (?:an? |any )?(?:foreign |strong |heavy |noticeable |discernible |thick )?(?:foreign )?${speakNoun}|(?:British|English|UK|native|neutral|Scottish|Irish|American|clear English|home counties|RP) ${speakNoun}|accent free|accentless`,
    ),
    better: 'You speak clearly enough for customers to follow on the telephone.',
    liftedBy: ['race'],
  },
  {
    about: ukExperience,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      `(?:UK|British|United Kingdom) (?:(?:based|work|working|job|employment|office|industry|commercial) ){0,2}(?:experience|work history|employment history|job history|references)|(?:work |working |previous |prior )?(?:experience|work history|employment)(?: (?:that was )?(?:gained|obtained|acquired|earned|working))? (?:in|within|inside) (?:the )?(?:UK|United Kingdom|Britain)(?! (?:tax|law|market|retail))|experience (?:of |in )?working (?:in|within) (?:the )?(?:UK|United Kingdom|Britain)|experience from (?:the )?(?:UK|United Kingdom)|worked in (?:the )?(?:UK|United Kingdom|Britain)(?: (?:before|previously|for))?`,
    ),
    better: 'You have two years’ experience in a warehouse, in any country.',
    liftedBy: ['race'],
  },
  {
    about: ukExperience,
    weight: 'law',
    demand: 'turned-away',
    find: words(
      '(?:overseas|foreign|non UK|international) (?:work )?experience|experience (?:from|gained|obtained) (?:outside|abroad|overseas)',
    ),
    better: 'You have two years’ experience in a warehouse, in any country.',
    liftedBy: ['race'],
  },
  {
    about: ukEducation,
    weight: 'law',
    demand: 'turned-away',
    find: words(
      '(?:qualifications?|degrees?|diplomas?|certificates?) (?:from|gained|obtained|awarded|earned|completed) (?:outside|abroad|overseas|in other countries)|(?:overseas|foreign|non UK|non British) (?:qualifications?|degrees?|diplomas?)',
    ),
    better: 'You have a degree, from any country, or the same knowledge from work.',
    liftedBy: ['race'],
  },
  {
    about: ukEducation,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      `(?:went to|been to|attended|finished|left) (?:school|university|college) in ${britain}|(?:educated|schooled|studied|graduated|qualified|trained) (?:at \\p{L}{1,12} )?(?:in|within) ${britain}|(?:degrees?|qualifications?|GCSEs|A levels|diplomas?|education) (?:from|gained|obtained|awarded|taken|completed) (?:in|within|by|at|from) (?:an? )?(?:(?:UK|British) (?:university|institution|college)|${britain})|(?:UK|British) (?:university )?(?:degrees?|education|schooling)|graduates of (?:an? )?(?:UK|British) universit(?:y|ies)|from an? (?:UK|British|English) (?:institution|university|college|school)`,
    ),
    better: 'You have a degree, from any country, or the same knowledge from work.',
    unlessAfter:
      /^[^.!?\n]{0,15}\b(?:or|and)\b[^.!?\n]{0,30}\b(?:equivalent|elsewhere|abroad|comparable|other countr|overseas)/iu,
    liftedBy: ['race'],
  },
  {
    about: religion,
    weight: 'law',
    demand: 'either',
    find: wordsAsWritten(
      '(?:[Pp]ractising|[Cc]ommitted|[Dd]evout) (?:Christian|Catholic|Protestant|Anglican|Muslim|Jew|Hindu|Sikh|Buddhist)|(?:[Pp]ractising |[Cc]ommitted |[Dd]evout )?(?:(?:Christians|Catholics|Protestants|Anglicans|Muslims|Jews|Hindus|Sikhs|Buddhists|[Aa]theists)|(?:Christian|Catholic|Protestant|Anglican|Muslim|Jewish|Hindu|Sikh|Buddhist) (?:applicants?|candidates?|people|persons?|wom[ae]n|m[ae]n|believers|staff|teachers?|nurses?|carers?|nann(?:y|ies)|secretar(?:y|ies)|faith|religion)|(?<=be (?:an? )?)(?:Christian|Catholic|Protestant|Anglican|Muslim|Jewish|Hindu|Sikh|Buddhist))(?! (?:[Aa]id|charity|school|college|church|hospice|trust|values|ethos|centre|community))',
    ),
    better: 'People of every faith and of none are welcome to apply.',
    liftedBy: ['religion'],
  },
];

const needed =
  '(?:visa sponsorship|sponsorship|visas?|work permits?|work visas?|(?:student|graduate|tier 2|skilled worker|temporary|dependant|dependent|spouse|post study work)(?: (?:or|and) (?:an? )?(?:student|graduate|skilled worker|spouse|dependant))? visas?)';

/** Permission to work, likewise. */
export const rightToWorkDemands = (): readonly WordingFault[] => [
  {
    about: permanentStatus,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      'indefinite leave to remain|ILR|(?:pre )?settled status|permanent residen(?:ce|cy|ts?)|(?:permanent|unrestricted|indefinite)(?:,|,? and| or)? (?:(?:permanent|unrestricted|full) )?(?:UK )?(?:working rights|work rights|rights? to (?:live and )?work|permission to work)',
    ),
    better: 'We check everyone’s right to work before the first day.',
    liftedBy: ['british-nationality', 'security-clearance'],
  },
  {
    about: rightToWorkAlready,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      '(?:full |valid )?(?:UK )?(?:working rights|work rights|rights? to work|RTW|work authori[sz]ation|eligibility to work|permission to work)(?: in (?:the )?(?:UK|United Kingdom))?(?! (?:checks?|documents?|evidence|share codes?|team|legislation|guidance|law|in the UK (?:checks?|before)))',
    ),
    better: visaAfterOffer,
    unlessBefore:
      /\b(?:check\p{L}{0,3}|verif\p{L}{1,5}|confirm\p{L}{0,3}|prove|proof of|evidence of|evidencing|before (?:you start|the first day)|subject to|depends? on|establish|document|your|everyone[’']s|their|employees[’'])[\s-]{1,3}(?:\p{L}{1,12}[’'s]{0,2}[\s-]{1,3}){0,4}$/iu,
    unlessAfter: onceWorkBegins,
    liftedBy: ['british-nationality', 'security-clearance'],
    ifSponsorable: true,
  },
  {
    about: rightToWorkAlready,
    weight: 'law',
    demand: 'turned-away',
    find: words(
      `(?:applications?|applicants?|candidates?|people|anyone) (?:from|based|living|who live|currently) (?:overseas|abroad|outside (?:of )?(?:the )?(?:UK|EU|country))|(?:(?:who|that|if you|you|would|may|will) ){0,2}(?:need|needs|needing|require|requires|requiring|seeking|on|hold|holds|holding|with) (?:an? |any |current )?(?:employer )?${needed}|(?:visas?|work permits?|${needed}) holders?|sponsored (?:workers|applicants|candidates)|tier 2 (?:applicants|candidates)`,
    ),
    better: visaAfterOffer,
    liftedBy: ['british-nationality', 'security-clearance'],
    ifSponsorable: true,
  },
];
