import { ageLimit, careerStage, mature, recentGraduate, young } from './age-parameters.ts';
import { type WordingFault, words } from './fault.ts';
import { familyPlans, health, oneSex, unsuitable } from './person-parameters.ts';

const people =
  '(?:applicants?|applications?|candidates?|people|persons?|any(?:one|body)|some(?:one|body)|those|individuals|workers?)';
const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)';

/** Age and the length of a career, in a sentence that asks for them or turns people away. */
export const ageDemands = (): readonly WordingFault[] => [
  {
    about: ageLimit,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      '(?<=\\b(?:be|aged|age|are|be aged) )(?:aged )?(?:(?:at least|over|under|below|above|no (?:older|younger) than|between|around) )?\\d{2}(?: ?(?:\\+|plus)|(?: years? (?:old|of age))?(?: (?:or|and) (?:older|over|above|younger|under|below|upwards))| years? (?:old|of age)| (?:and|to) \\d{2})(?! (?:%|percent|minutes|miles|hours|words|kg))',
    ),
    better: 'People of every age are welcome to apply.',
    liftedBy: ['age'],
  },
  {
    about: ageLimit,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      '(?<=\\b(?:candidate|candidates|applicant|applicants|person|people|you|some(?:one|body)|must|will|should|would) (?:(?:will|must|should|would|ideally|need to|has to|have to) ){0,2}be )(?:aged )?(?:under|over|below|above|younger than|older than) \\d{2}(?! ?(?:%|percent|minutes|miles|hours|words|kg|stone|cm|m\\b))',
    ),
    better: 'People of every age are welcome to apply.',
    liftedBy: ['age'],
  },
  {
    about: ageLimit,
    weight: 'law',
    demand: 'either',
    find: words(
      'in (?:their|his|her|your|his or her) (?:early |mid |late |early to mid )?(?:teens|twenties|thirties|forties|fifties|sixties|20s|30s|40s|50s|60s)|(?:older|younger|elderly|middle aged) (?:applicants?|candidates?|people|workers?|persons?|staff|colleagues)|(?:applicants?|candidates?|anyone|people|those|some(?:one|body)) (?:who (?:are|is) )?(?:approaching|nearing|close to|near|over|past) (?:retirement|pension)(?: age)?|retirees|pensioners|(?:over|past) (?:normal )?retirement age',
    ),
    better: 'People of every age are welcome to apply.',
    liftedBy: ['age'],
  },
  {
    about: careerStage,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      `(?:first|early|initial|opening) (?:(?:few|couple of|${number}|or|to) ){0,3}(?:years?|stages?|steps?) (?:of|in) (?:their|your|an?|his|her|his or her|the) (?:\\p{L}{1,12} )?(?:careers?|working li(?:fe|ves)|profession)|(?:very )?(?:beginning|start|outset|dawn) of (?:their|your|an?|his or her) (?:\\p{L}{1,12} )?(?:careers?|working li(?:fe|ves))|early in (?:their|your|an?) careers?|(?:starting out|just starting|at the start) (?:in|of) (?:their|your) careers?|career starters?|early careers? (?:candidates?|professionals?|applicants?|person)|(?:up to|less than|fewer than|under) ${number} years(?:[’'])?(?: of)? (?:\\p{L}{1,14} )?experience`,
    ),
    better: 'You can plan a lesson for a class of 30; experience of any length is welcome.',
    liftedBy: ['age'],
  },
  {
    about: careerStage,
    weight: 'law',
    find: words(
      `experience ?:? ?(?:of )?(?:no more than|maximum(?: of)?|not more than|at most) ${number} years|(?:no more than|maximum(?: of)?|not more than|at most) ${number} years(?:[’'])?(?: of)? (?:\\p{L}{1,14} )?experience`,
    ),
    better: 'You can plan a lesson for a class of 30; experience of any length is welcome.',
    liftedBy: ['age'],
  },
  {
    about: careerStage,
    weight: 'law',
    demand: 'turned-away',
    find: words(
      `experienced (?:people|candidates|applicants|workers)|(?:more than|over|in excess of|above|exceeding|longer than) ${number}(?: years(?:[’'])?(?: of)?) (?:\\p{L}{1,14} )?experience`,
    ),
    better: 'You can plan a lesson for a class of 30; experience of any length is welcome.',
    liftedBy: ['age'],
  },
  {
    about: young,
    weight: 'law',
    demand: 'asked-for',
    find: words('(?:bright )?young (?:things?|lads?|girls?|guys?|bloods?|team players?|recruits?|ones?)'),
    better: 'You like to learn, and to see things through.',
    liftedBy: ['age'],
  },
  {
    about: mature,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      'mature,? (?:(?:and )?(?:reliable|responsible|sensible|experienced|friendly|steady) )?(?!(?:computer|server|router|folder|order|number|paper|provider|supplier|customer|user|market leader)s?\\b)\\p{L}{3,15}(?:er|or|ist|ant)s?|(?:semi )?retired (?:persons?|people|professionals?|couples?|gentlem[ae]n|lad(?:y|ies)|m[ae]n|wom[ae]n)',
    ),
    better: 'You stay calm and are there on time.',
    liftedBy: ['age'],
  },
  {
    about: recentGraduate,
    weight: 'law',
    demand: 'asked-for',
    find: words(
      'graduates? (?:from|of|in|within) the (?:last|past)|graduated (?:with)?in the (?:last|past)|left (?:school|university|college) (?:with)?in the (?:last|past)|(?:just|recently|newly) (?:graduated|left (?:school|university|college)|out of (?:university|college|school))|(?:fresh|straight) (?:out of|from) (?:university|college|school)|(?:class of|graduating in) 20\\d\\d',
    ),
    better: 'You have a degree in engineering, or the same knowledge from work.',
    liftedBy: ['age'],
  },
];

/** Sex, pregnancy, impairment and health, likewise. */
export const personDemands = (): readonly WordingFault[] => [
  {
    about: oneSex,
    weight: 'law',
    demand: 'either',
    find: words(
      '(?:an? )?(?:female|male|lady) (?:(?:bar|floor|office|kitchen|sales|care|support|reception) )?(?:\\p{L}{3,15}(?:er|or|ist|ant|ian)|nurse|carer|chef|cook|staff|assistant|person|candidate|applicant|nanny|secretary|PA|cleaner)s?',
    ),
    better: 'You lift boxes of up to 20 kg.',
    unlessAfter: /^[\s-](?:and|or)[\s-](?:male|female)\b/iu,
    liftedBy: ['sex'],
  },
  {
    about: oneSex,
    weight: 'law',
    demand: 'turned-away',
    find: words(
      '(?:women|men|females?|males?|ladies|girls|boys|gentlemen|mothers|mums)(?! (?:and|or) (?:women|men))',
    ),
    better: 'Everyone is welcome to apply.',
    liftedBy: ['sex'],
  },
  {
    about: oneSex,
    weight: 'law',
    find: words(
      '(?:applicant|candidate|person) (?:is|will be|would be|must be|should be) (?:ideally |preferably )?(?:an? )?(?:man|woman|lady|gentleman|male|female|girl|boy|mum|mother)|(?:job|role|post|position|vacancy|work) (?:is|are|would be) (?:really |only |just )?(?:for|suited to|best suited to|best for|suitable for) (?:an? )?(?:(?:young|strong) )?(?:m[ae]n|wom[ae]n|lad(?:y|ies)|girls?|boys?|lads?|gentlem[ae]n)',
    ),
    better: 'Everyone is welcome to apply.',
    unlessAfter: /^[\s-](?:and|or)[\s-](?:wom[ae]n|m[ae]n)\b/iu,
    liftedBy: ['sex'],
  },
  {
    about: familyPlans,
    weight: 'law',
    find: words(
      'are you (?:currently |now )?(?:pregnant|planning (?:to have|to start|a) (?:children|a baby|a family|family|pregnancy|baby))',
    ),
    better: 'Everyone is welcome to apply.',
  },
  {
    about: familyPlans,
    weight: 'law',
    demand: 'turned-away',
    find: words(
      'pregnant(?: women| applicants| candidates)?|(?:planning|intending|hoping|about|likely|looking) to (?:start a family|have (?:children|a baby|babies|a family)|get pregnant|become pregnant|get married)|(?:going |about to go )?on maternity leave|of child ?bearing age|(?:young|small|dependent) children|(?:people|anyone|someone|candidates|applicants|women|mothers) with (?:(?:young|small|dependent) )?(?:children|kids|families|a family)',
    ),
    better: 'Everyone is welcome to apply.',
  },
  {
    about: unsuitable,
    weight: 'law',
    demand: 'turned-away',
    find: words(
      `wheelchair users?|disabled (?:people|persons?|applicants?|candidates?|workers?)|(?:deaf|blind|autistic|epileptic|diabetic) (?:people|persons?|applicants?|candidates?)|${people} (?:who (?:have|has|suffer from)|with|suffering from) (?:an? )?(?:(?:history of|physical|mental|learning|hearing|visual|mobility|serious|long term) ){0,3}(?:illness(?:es)?|health (?:problems?|issues?|conditions?)|depression|anxiety|epilepsy|diabetes|disabilit(?:y|ies)|impairments?|dyslexia|autism|medical conditions?|bad backs?|back problems|injur(?:y|ies))`,
    ),
    better: 'The office is on the first floor without a lift; tell us which adjustments you need.',
  },
  {
    about: unsuitable,
    weight: 'law',
    find: words(
      '(?:must|should|may) not (?:be disabled|have an?y? disabilit(?:y|ies))|(?:no one|nobody) (?:who (?:has|suffers from)|with|suffering from) (?:an? )?(?:(?:history of|physical|mental|learning|hearing|visual|mobility|serious|long term|back) ){0,3}(?:illness|health problems?|disabilit(?:y|ies)|problems|medical conditions?)',
    ),
    better: 'The office is on the first floor without a lift; tell us which adjustments you need.',
    unlessAfter:
      /^[^.!?\n]{0,30}\b(?:is|will be) (?:turned|rejected|refused|treated|disadvantaged|excluded)/iu,
  },
  {
    about: health,
    weight: 'law',
    find: words(
      `(?:good|excellent|perfect|robust) health (?:is )?(?:essential|required|a must|needed)|(?:must|should|may|can) not have (?:any )?(?:known )?(?:health|medical|mental health|physical) (?:problems?|issues?|conditions?)|(?:no more than|fewer than|less than|at most|under|maximum of) (?:${number}) days?(?: (?:off|of))? (?:sick|sickness|absence|ill)(?: (?:leave|absence|off))?|(?:list|state|declare|disclose|detail|give details of|give us details of|tell us about|describe) (?:(?:every|any|all|your|the|past|previous|current|serious) ){0,3}(?:illness(?:es)?|disabilit(?:y|ies)|health (?:conditions?|problems|issues|history)|medical (?:conditions?|history|problems)|medications?|sickness absences?)|(?:must|should|will|may) (?:not |never )?have (?:taken|had) (?:no )?(?:more|fewer|less) than ${number} (?:sick |sickness )?days|(?:how many|number of) (?:days|times) (?:\\p{L}{1,6} ){0,4}(?:off sick|ill|absent|sick)`,
    ),
    better: 'Tell us which adjustments you need for the interview.',
    unlessAfter:
      /^[^.!?\n]{0,60}\b(?:adjustments?|so that we can|support|if you wish|after (?:an|the) offer)\b/iu,
    unlessBefore: /\b(?:never|not|n[’']t|need not|patients?|clients?|residents?)\b[^.!?\n]{0,50}$/iu,
  },
];
