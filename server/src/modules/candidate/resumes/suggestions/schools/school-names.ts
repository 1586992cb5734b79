const school =
  /(?<!\p{L})(?:universit(?:y|é|e|ät|à|at|as|ies|atea)|universidad|universidade|uniwersytet|univerzita|college|coleg(?:iul|io)?|kolegium|school(?! (?:leaving )?certificate)|schools|ysgol|institute?|instituto|istituto|institutul|instytut|academy|academia|akademie|akademia|accademia|polytechnic|polytechnique|politechnika|politecnico|conservatoire|conservatorio|(?:fach)?hochschule|\p{L}*schule|gymnasium|lycée|liceo|liceul|liceum|école|escola|escuela|scuola|szkoł[ay]|szkół|şcoala|școala|facult(?:y|é|à|ad|atea)|faculdade|sixth form|bootcamp|iti|seminary|madrasa|okulu|üniversitesi)(?!\p{L})/iu;
const oneWordSchool = /^(?:MIT|LSE|UCL|ETH Zürich|(?:IIT|IIIT|IIM|NIT|BITS) \p{Lu}[\p{L} ]+)$/u;
const longest = 160;
/** A word that a name does not begin with: `at the University of …` in a sentence. */
const prose =
  /^(?:i|we|my|the following|graduated|studied|completed|attended|organi[sz]ed|thesis|dissertation)\b/i;
const smallWord =
  /^(?:of|and|the|for|in|at|upon|de|da|do|del|della|di|des|la|le|les|von|van|der|für|y|e|et|&)$/iu;

/** Whether a text is the name of a school, and no sentence that mentions one. */
export function isSchoolName(text: string): boolean {
  if (text.length > longest || prose.test(text) || /[.!?]$/.test(text.trim())) return false;
  if (oneWordSchool.test(text)) return true;
  return school.test(text) && /\s/.test(text) && isWrittenAsName(text);
}

function isWrittenAsName(text: string): boolean {
  const words = text.split(/[\s,/()–-]+/).filter((word) => /\p{L}/u.test(word) && !smallWord.test(word));
  const capitals = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length;
  return words.length <= 14 && capitals >= words.length * 0.6;
}
