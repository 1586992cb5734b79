import {
  ageLimit,
  energetic,
  highlyExperienced,
  mature,
  recentGraduate,
  young,
  youngGeneration,
  youngTeam,
} from './age-parameters.ts';
import { type WordingFault, words } from './fault.ts';

const lively =
  'dynamic|energetic|vibrant|enthusiastic|ambitious|hungry|fun|friendly|talented|motivated|driven|passionate|creative|lively|fresh|bright|keen|fast growing|growing';
const person =
  'professionals?|graduates?|talent|man|men|woman|women|lady|ladies|candidates?|applicants?|individuals?|workforce|blood|minds?|engineers?|developers?|designers?|salespeople|starters?|guns?';
/** Whom the work is for, and not who does it. */
const served =
  /\b(?:(?<!\b(?:look|search)\w{0,3}\s)for|with|support\w*|teach\w*|tutor\w*|help\w*|mentor\w*|safeguard\w*|care\w*|coach\w*|to|of|children and)[\s-]{1,3}(?:\p{L}{1,12}[\s-]{1,3}){0,3}$/iu;
/** Everybody is meant, and this is one kind of them. */
const amongAll =
  /\b(?:all ages|any age|career changers?|returners?|whether|alike|mentor\w*|train\w*|supervis\w*|support\w*|help\w*|manage)\b/iu;
const everybody =
  /^[^.!?\n]{0,40}\b(?:career changers?|alike|all ages|any age|returners?|anyone|anybody)\b/iu;

export const ageFaults = (): readonly WordingFault[] => [
  {
    about: ageLimit,
    weight: 'law',
    find: words(
      "(?:aged|ages?) ?:? ?(?:between )?\\d{2} ?(?:to|and|-|–|—) ?\\d{2}|\\d{2} ?(?:to|-|–|—) ?\\d{2} years? old|aged (?:under|over|below|above) \\d{2}|must be (?:under|over|below|above) \\d{2}|(?:under|over) the age of \\d{2}|(?:under|over) \\d{2}[’']?s|(?<=(?:applicants|candidates|anyone|anybody|someone|somebody|people|those|persons) )(?:aged )?(?:under|over|below|above|past) (?:\\d{2}(?! (?:%|per|points))|(?:twenty|thirty|forty|fifty|sixty|seventy)(?: five)?)|(?:max|maximum|upper|lower) age(?: limit)?|age limit|between \\d{2} and \\d{2} years (?:old|of age)|(?:no older|not older|no younger) than \\d{2}|(?:no one|nobody|none) (?:aged )?(?:over|under|above|below) \\d{2}|(?:someone|somebody|staff) under (?:the age of )?\\d{2}",
    ),
    better: 'People of every age are welcome to apply.',
    unlessAfter:
      /^[^.!?\n]{0,40}\b(?:by law|the law)\b|^[^.!?\n]{0,12}\b(?:are|is) (?:\p{L}{1,14} ){0,1}(?:welcome|encouraged|invited)\b/iu,
    unlessBefore:
      /\b(?:no|without|to|young people|serv\w+|visit\w*|assist\w*|look after|carr\w+|deliver\w*|children|pupils|students|patients|clients|customers|residents|care for|support\w*|teach\w*)[\s-]{1,3}(?:\p{L}{1,12}[\s-]{1,3}){0,3}$/iu,
    liftedBy: ['age'],
  },
  {
    about: youngTeam,
    weight: 'advice',
    find: words(
      `young(?:(?:,| and| &)? (?:${lively})){0,3}(?:,| and| &)? (?:team|crowd|staff|colleagues)|youthful(?:(?:,| and| &)? (?:${lively})){0,2} (?:team|crowd)`,
    ),
    better: 'You work in a team of eight.',
    liftedBy: ['age'],
  },
  {
    about: young,
    weight: 'law',
    find: words(
      `young(?:(?:,| and| &) (?:${lively})){1,3}(?: (?:${person}|person))?|young (?:(?:${lively}) ){0,2}(?:${person})|young person|young at heart|(?<=(?:looking for|seeking|want|need|hiring|hire|recruiting|require) (?:\\p{L}{1,12} ){0,2})young people|youthful|youngsters?`,
    ),
    better: 'You like to learn, and to see things through.',
    unlessBefore: served,
    unlessAfter:
      /^(?:(?:,| and| &)? (?:company|business|firm|start-?up|brand|organisation|charity|sector))/iu,
    liftedBy: ['age'],
  },
  {
    about: youngGeneration,
    weight: 'advice',
    find: words('digital natives?|millennials?|gen(?:eration)? Z|gen Zs?'),
    better: 'You learn new software quickly.',
    unlessBefore:
      /\b(?:for|to|with|market\w*|audiences?|customers?|consumers?|reach\w*)[\s-]{1,3}(?:\p{L}{1,12}[\s-]{1,3}){0,3}$/iu,
    unlessAfter: /^[\s-](?:audiences?|customers?|consumers?|markets?|brands?|shoppers?)\b/iu,
    liftedBy: ['age'],
  },
  {
    about: recentGraduate,
    weight: 'law',
    find: words(
      '(?:recent|recently|new|fresh|newly) (?:university |college )?(?:graduates?|graduated|school leavers?)|school leavers?|college leavers?|graduated (?:with)?in the (?:last|past)',
    ),
    better: 'You have a degree in engineering, or the same knowledge from work.',
    unlessBefore: amongAll,
    unlessAfter: everybody,
    liftedBy: ['age'],
  },
  {
    about: highlyExperienced,
    weight: 'law',
    find: words('highly experienced'),
    better: 'You have run a payroll of 200 people.',
    unlessBefore: /\b(?:our|from|by|with|alongside|of|to|the)[\s-]{1,3}(?:\p{L}{1,12}[\s-]{1,3}){0,2}$/iu,
    unlessAfter: /^[\s-](?:team|colleagues|mentors|staff|instructors|trainers)\b/iu,
    liftedBy: ['age'],
  },
  {
    about: energetic,
    weight: 'advice',
    find: words('energetic'),
    better: 'You keep several tasks going at once.',
    unlessAfter: /^[\s-](?:materials?|particles?|electrons?|reactions?|compounds?)\b/iu,
  },
  {
    about: mature,
    weight: 'law',
    find: words(
      'mature (?:(?:and )?(?:reliable|responsible|sensible) )?(?:persons?|people|individuals?|candidates?|applicants?|lady|ladies|gentleman|gentlemen|wom[ae]n|m[ae]n|workers?|outlook)|suit (?:an? )?(?:semi )?retired (?:persons?|people|professionals?|couples?)',
    ),
    better: 'You stay calm and are there on time.',
    liftedBy: ['age'],
  },
];
