/** What a sentence does with people it names: it asks for them, turns them away, or neither. */

/** Up to the words, and after them, within one sentence. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

const near = '[^.;!?]{0,70}';

/** Asks for it: before the words … */
const askedBefore = new RegExp(
  String.raw`\b(?:must(?! not)|need(?:s|ed|ing)?(?! not)(?:\sto)?|ha(?:ve|s)\sto|should(?! not)|shall|requir(?:e|es|ed|ing|ements?)|want(?:s|ed|ing)?|would\slike|seek(?:s|ing)?|sought|look(?:s|ing)?\sfor|we\sare\safter|we[’']re\safter|prefer(?:s|red|ably|ence|ring)?|expect(?:s|ed)?|insist(?:s|ing)?|only|solely|exclusively|suits?|suitable\sfor|suited\sto|ideal(?:ly)?|perfect\sfor|designed\sfor|aimed\sat|appoint(?:ing)?|hir(?:e|es|ing)|employ(?:ing)?|recruit(?:s|ing)?|open\sto|restricted\sto|limited\sto|reserved\sfor|confined\sto|essential|minimum|at\sleast|you\s(?:will|[’']ll|are|have|hold)|you[’']ll\s(?:be|have)|you[’']re|(?:candidates?|applicants?|person|somebody|someone|anyone)\s(?:who|is|are|with|will|in|from|of))\b${near}$`,
  'iu',
);
/** … or after them. */
const askedAfter = new RegExp(
  String.raw`^${near}\b(?:(?:is|are|would\sbe|being)\s(?:\p{L}{1,12}\s){0,2}(?:ideal|perfect|best|must|essential|required|needed|necessary|mandatory|compulsory|preferred|wanted|sought|prerequisite|expected|obligatory|vital)|essential|required|mandatory|ideal|preferred|wanted|needed|sought|a\smust|only|(?:may|can|should|need|must|please|to|do)\sapply|need\s(?:only\s)?apply|should\s(?:reply|respond|send)|will\s(?:only\s)?be\s(?:considered|shortlisted|interviewed|accepted|prioritised|given\s(?:priority|preference)))\b(?!\snot)`,
  'iu',
);
const refuses = String.raw`(?:will|shall|can|could|should|may|must|do|does|did|need|are|is|would)(?:n[’']t|\s?not|\sunfortunately\snot|\snever)`;
/** Turns them away: before the words … */
const refusedBefore = new RegExp(
  String.raw`(?:\bno\s(?:\p{L}{1,14}\s){0,1}|\b(?:not|un)\s?(?:suitable|suited|appropriate|open|aimed|recommended|meant|intended)\s?(?:for|to|at)?\b${near}|\bnot\sfor\s(?:\p{L}{1,10}\s){0,2}|\b(?:unable|not\sable|unwilling)\sto\s(?:accept|consider|employ|take|process|hire|progress|recruit|interview|shortlist)\b${near}|\b(?:${refuses}|cannot)\s(?:currently\s|be\sable\sto\s|be\s)?(?:accept|consider|employ|take|hire|recruit|shortlist|process|progress|interview|appoint|want|apply|looking|recruiting)\p{L}{0,3}\b${near}|\b(?:reject|exclud|declin|discard|disregard|ignor)\p{L}{0,4}\b${near}|\bturn(?:ed|ing)?\s(?:away|down)\b${near}|\b(?:should|must|may|can)(?:n[’']t|\s?not)\s(?:be|have|require|need)\s(?:\p{L}{1,12}\s){0,3}|\b(?:must|should|will)\s(?:not|never)\s(?:be|have|require|need|want)\s(?:\p{L}{1,12}\s){0,3})$`,
  'iu',
);
/** … or after them. */
const refusedAfter = new RegExp(
  String.raw`^${near}\b(?:(?:${refuses}|cannot|can[’']t)\s(?:be\s)?(?:\p{L}{1,12}ly\s)?(?:considered|accepted|apply|applying|enquire|reply|shortlisted|interviewed|employed|hired|progressed|suitable|suited|eligible|appointed|recruited|welcome|admitted|processed|taken|responded|able|allowed|permitted|worn|bother|count|recognised)|will\s(?:\p{L}{1,14}\s)?be\s(?:\p{L}{1,14}ly\s)?(?:rejected|declined|discarded|ignored|excluded|disregarded|deleted|binned|turned|screened|unsuccessful|filtered|refused)|(?:are|is)\s(?:\p{L}{1,14}ly\s)?(?:rejected|declined|excluded|refused|unsuitable|ineligible|unlikely|barred)|need\snot|unlikely\sto)\b`,
  'iu',
);
/** `without a British passport`: the lack of it is what is turned away. */
const lacks =
  /\b(?:without|lack(?:s|ing)?|do(?:es)? not have|don[’']t have|not having|no|non|outside|other than)[\s-]{1,3}(?:\p{L}{1,12}[\s-]{1,3}){0,3}$/iu;

/** Nothing is asked for: `not needed`, `regardless of`, `does not matter`. */
const waivedBefore =
  /\b(?:(?:do|does|need|is|are|will|would|did)(?:n[’']t| ?not)(?: \p{L}{1,10}){0,1} (?:need|have|require|required|needed|expect|expected|ask|matter|necessary|essential|be|mind|care|want|to)|need not|needn[’']t|(?:nobody|no one) (?:needs?|has to|must)|no need|not (?:required|necessary|needed|essential|expected)|never (?:ask|require|expect)|regardless|irrespective|without regard|no matter|whatever|whether(?: or not)?|rather than|instead of|not just|not only|as well as|any|all|every)\b[^.;!?]{0,60}$/iu;
const noSuchThing = /\b(?:no|any|not an?|nor|neither|without(?: an?)?)\s(?:\p{L}{1,12}\s){0,1}$/iu;
const waivedAfter =
  /^[^.;!?]{0,60}\b(?:(?:is|are|was|will be)(?:n[’']t| ?not| never) (?:\p{L}{1,12} )?(?:needed|required|necessary|essential|expected|a requirement|asked|important|relevant|a condition)|(?:does|do)(?:n[’']t| ?not) (?:matter|need)|not (?:required|needed|necessary|essential)|unnecessary|(?:is|are) (?:not a|no) (?:barrier|problem|obstacle|issue|bar)|or (?:equivalent|not|otherwise)|alike|wherever|elsewhere)\b/iu;
const welcomed =
  /\b(?:welcom(?:e|es|ed|ing)|encourag\p{L}{1,5}|under-?represented|positive action|on merit|equal opportunit\p{L}{1,3}|disability confident|reasonable adjustments?|adjustments?|guarantee\p{L}{0,2} an interview|inclusive|happy to|nobody will|no one will)\b/iu;

/** People whom the employer serves, teaches, treats or sells to. */
const servedVerbs =
  'support|teach|tutor|help|mentor|coach|advise|assist|serve|treat|care for|caring for|look after|looks after|looking after|work with|works with|working with|work alongside|audit|represent|translate|interpret|market|sell|sells|selling|train|safeguard|counsel|visit|house|houses|run|lead|manage|handle|process|test|campaign for|research|organise|deliver|provide|promote|interview|calculate|maintain|design|make|makes|build|protect|welcome|feed|transport|drive';
const served = new RegExp(
  String.raw`(?:(?:^|[,;]\s|\b(?:you|you[’']ll|we|they|it|will|to|and|or|who|that|also|service|charity|centre|team|company|firm|brand|group|project|school|trust|ward|clinic|home|club)\s(?:\p{L}{1,12}ly\s)?)(?:${servedVerbs})(?:s|es|ing)?\b(?!\s(?:workers?|assistants?|managers?|engineers?|staff|officers?|analysts?|teams?)\b)|\b(?:courses?|class(?:es)?|programmes?|lessons|clinics?|clubs?|holidays?|insurance|products?|clothes|services?|homes?|schools?|charit(?:y|ies)|advice|customers?|clients?|patients?|residents?|pupils?|tenants?|users?|audiences?|readers|visitors|members|families|children|suppliers|competitors|claims|accounts|communities|survivors)\b|\b(?:supporting|teaching|helping|advising|assisting|mentoring|tutoring)\b)([^.;!?]{0,90})$`,
  'iu',
);
/** Speaks of who applies: what comes after is asked of them. */
const ofApplicants =
  /\b(?:candidates?|applicants?|you must|you need|you should|you will be|someone|somebody|person|looking|seek\p{L}{0,3}|hir\p{L}{1,4}|recruit\p{L}{0,4}|employ\p{L}{0,3}|want\p{L}{0,3}|apply|applications?|successful|ideal)\b/iu;

/** What was, and who began it. */
const history =
  /\b(?:founded|founders?|founding|established|set up by|started by|began|was opened|opened the|formed|history|ago|originally|formerly|pioneer\p{L}{0,3}|chief executive|director|chair(?:man|woman)?|owner|owned|tells the story)\b[^.;!?]{0,90}$|\b(?:in|since|from|until) (?:1[5-9]|20)\d\d\b[^.;!?]{0,90}$/iu;
/** The employer itself says that the law allows it, or asks for it. */
const lawful =
  /\boccupational (?:requirement|qualification)|\bSchedule 9\b|\bgenuine requirement\b|\bgenuine occupational\b|\bby law\b|\blaw (?:requires|says|sets)\b|\blegal(?:ly)? (?:requirement|required|minimum|obliged)\b|\blicensing (?:law|act|conditions?)\b|\bEquality Act\b/iu;

export const isLawful = ({ before, after }: Surroundings): boolean =>
  lawful.test(before) || lawful.test(after);

/** Whether the words are about others than those who apply: people served, what was, or nobody in particular. */
export function isOfOthers({ before }: Surroundings): boolean {
  const service = served.exec(before);
  if (service !== null && !ofApplicants.test(service[1] ?? '')) return true;
  const past = history.exec(before);
  return past !== null && !ofApplicants.test(past[0]);
}

/** Whether it is said that nobody needs it. */
export function isWaived({ before, after }: Surroundings): boolean {
  return waivedBefore.test(before) || waivedAfter.test(after);
}

const deniedBefore = /\b(?:do|does|need|did|is|are)(?:n[’']t| not)\s$/iu;
const neededAfter = /^[^.;!?]{0,60}\b(?:needed|required|necessary|essential|expected)\b/iu;

/** The same where the words themselves follow a denial: `no degree from a British university is needed`. */
export function isDenied({ before, after }: Surroundings): boolean {
  if (waivedAfter.test(after) || deniedBefore.test(before)) return true;
  if (noSuchThing.test(before) && neededAfter.test(after)) return true;
  return waivedBefore.test(before) && !refusedAfter.test(after);
}

/** `We never reject anyone because …` */
const neverRefused =
  /\b(?:never|not|n[’']t|nobody|no one|unlawful to|illegal to)\s(?:\p{L}{1,12}\s){0,3}(?:reject|turn|exclud|refus|discriminat)\p{L}{0,5}\b[^.;!?]{0,90}$/iu;

/** `Applicants without UK experience will be rejected`: the lack itself is no refusal of another kind. */
function isLackRefused({ before, after }: Surroundings): boolean {
  const lack = lacks.exec(before);
  return lack !== null && (refusedAfter.test(after) || refusedBefore.test(before.slice(0, lack.index)));
}

export type Demand = 'asked-for' | 'turned-away' | 'either';

/** Whether the sentence asks for what the words name (or turns away who lacks it), or turns them away. */
export function isDemanded(demand: Demand, around: Surroundings): boolean {
  if (isLawful(around) || welcomed.test(around.before) || welcomed.test(around.after)) return false;
  if (neverRefused.test(around.before)) return false;
  const isRefused = refusedBefore.test(around.before) || refusedAfter.test(around.after);
  if (demand !== 'asked-for' && isRefused) return true;
  if (demand === 'turned-away') return false;
  if (isLackRefused(around)) return true;
  if (isWaived(around) || noSuchThing.test(around.before) || isRefused) return false;
  return askedBefore.test(around.before) || askedAfter.test(around.after);
}
