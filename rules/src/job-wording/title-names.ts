import type { Surroundings } from './frames.ts';

/** A person is asked for: whatever stands beside it, the title is one. */
const askedFor =
  /^\s{0,3}[\s-](?:wanted|required|needed|sought|vacancy|vacancies|position|role|job|to (?:join|work|start))\b|^\s?(?:\(|needed|wanted)/iu;
const article =
  /\b(?:an?|another|experienced|qualified|skilled|trainee|apprentice|part[- ]time|full[- ]time|good|reliable|senior|assistant|head|two|three|four|several)\s$/iu;
const personsName = /\b(?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady|Lord|Prof|Professor)\.?\s$/u;
const tools =
  /\b(?:us(?:e|es|ed|ing)|APIs?|configur\p{L}{1,4}|deploy\p{L}{0,4}|behind|servers?|software|plug-?ins?|apps?|librar(?:y|ies)|frameworks?|stack|tools?|toolchain|automat\p{L}{1,4}|pipelines?|scripts?|monitoring|nginx|orchestrat\p{L}{1,4}|provision\p{L}{0,4}|via|codebase|requests|integrat\p{L}{1,4}|admin(?:ister)?|version|upgrade\p{L}{0,2}|migrat\p{L}{1,4}|WSGI|Git|GitHub|cloud|AWS|Docker|Linux|collections?|system|platform|product|CMS|CRM|database|Python|cluster)\b/iu;
const recruits =
  /\b(?:wanted|required|needed|sought|hiring|recruit\p{L}{0,4}|vacanc(?:y|ies)|looking for|seeking|position|role|join)\b/iu;
/** A short line without a verb is a title: `Assistant Warehouseman - Leeds`. */
const verbs =
  /\b(?:is|are|was|were|will|has|have|you|you[’']ll|we|our|the|your|with|us(?:e|es|ed|ing)|run|runs|built|by|it|and .{0,20} are)\b/iu;

/**
 * Whether a title of one sex is here the name of a tool, a product or a person, or what belongs to such people: `Foreman, Puppet and
 * Ansible`, `Mr Foreman`, `a Handyman Connect franchise`, `the craftsmen’s guild`.
 */
export function isNameOrTool(words: string, { before, after }: Surroundings): boolean {
  if (/^[’']s?\b/u.test(after) && !/^\p{L}+s$/u.test(words) && /men$|ses$/u.test(words)) return true;
  if (!/^\p{Lu}/u.test(words)) return false;
  if (personsName.test(before)) return true;
  if (askedFor.test(after)) return false;
  const isFollowedByName = /^\s\p{Lu}[\p{Ll}\p{Lu}]/u.test(after);
  const sentence = `${before}${words}${after}`;
  const isTitleLine = sentence.trim().split(/\s+/u, 10).length < 9 && !verbs.test(sentence);
  if (isTitleLine) return false;
  if (isFollowedByName) return true;
  if (article.test(before)) return false;
  if (tools.test(before) || tools.test(after)) return !recruits.test(sentence);
  return before.trim() !== '' && !recruits.test(sentence);
}
