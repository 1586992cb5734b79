/** As people write them in English, German, French, Portuguese and Spanish: whole, or cut short. */
const names = [
  'jan(?:uary|uar|eiro|vier|v)?|ene(?:ro)?',
  'feb(?:ruary|ruar|rero)?|fev(?:ereiro)?|f[ée]vr?(?:ier)?',
  'mar(?:ch|ço|zo|s)?|märz?',
  'apr(?:il)?|abr(?:il)?|avr(?:il)?',
  'may(?:o)?|mai(?:o)?',
  'june?|juni(?:o)?|jun(?:ho)?|juin',
  'july?|juli(?:o)?|jul(?:ho)?|juil(?:let)?',
  'aug(?:ust)?|ago(?:sto)?|août',
  'sept?(?:ember|embre|iembre)?|set(?:embro)?',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?|out(?:ubro)?',
  'nov(?:ember|embre|embro|iembre)?',
  'dec(?:ember)?|dez(?:ember|embro)?|déc(?:embre)?|dic(?:iembre)?',
];

/** `set` and `out` are English words too, unless a full stop or `de` follows. */
const everydayWord = String.raw`(?:set|out)[\s,]+['’‘\d]`;
export const monthName = String.raw`(?<!\p{L})(?!${everydayWord})(?:${names.join('|')})(?!\p{L})\.?`;

const patterns = names.map((name) => new RegExp(`^(?:${name})$`, 'i'));

/** 1 to 12. */
export function monthOfName(written: string): number | undefined {
  const name = written.replace(/\.$/, '');
  const place = patterns.findIndex((pattern) => pattern.test(name));
  return place < 0 ? undefined : place + 1;
}
