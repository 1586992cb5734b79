import '../../jitless.ts';
import { z } from 'zod';
import { forCandidates, forCandidatesOwn } from '../../access.ts';
import { byId, moment, rowId } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { yearsOfExperience } from '../profile/profile-choices.ts';
import { fileName } from './file-name.ts';

const tag = 'Your CVs';

export const maxResumes = 5;
/** In bytes. */
export const maxOfResume = 10_000_000;
export const resumeKinds = ['pdf', 'docx', 'doc', 'txt'] as const;
export type ResumeKind = (typeof resumeKinds)[number];
/** Said of whatever is none of them, word for word. */
export const wrongResumeType = 'Please upload a DOC, DOCX, PDF, or TXT file.';

const resume = z
  .object({
    id: rowId,
    name: z.string().describe('As you called the file.'),
    kind: z.enum(resumeKinds),
    bytes: z.int(),
    main: z.boolean().describe('The one that is sent with an application unless you choose another.'),
    uploadedAt: moment,
  })
  .meta({ id: 'Resume' });
export type Resume = z.output<typeof resume>;

const resumes = z
  .object({ message: z.string(), resumes: z.array(resume).describe('Newest first.') })
  .meta({ id: 'Resumes' });
export type Resumes = z.output<typeof resumes>;

const uploaded = z
  .object({ message: z.string(), id: rowId, resumes: z.array(resume) })
  .meta({ id: 'UploadedResume' });

const renaming = z.strictObject({ name: fileName }).meta({ id: 'FileName' });

export const listResumesOperation = defineOperation({
  id: 'listResumes',
  method: 'GET',
  path: '/api/me/resumes',
  tag,
  access: forCandidates,
  summary: 'Your CVs, the newest first, and which of them is the main one.',
  response: resumes,
});

export const uploadResumeOperation = defineOperation({
  id: 'uploadResume',
  method: 'POST',
  path: '/api/me/resumes',
  limit: costly.upload,
  tag,
  access: forCandidates,
  creates: true,
  summary: `Uploads a CV: DOC, DOCX, PDF or TXT, checked by name and content. At most ${maxResumes}; the first is the main one.`,
  request: renaming,
  upload: { most: maxOfResume },
  response: uploaded,
  location: ({ id }) => `/api/me/resumes/${id}/file`,
});

export const replaceResumeOperation = defineOperation({
  id: 'replaceResume',
  method: 'PUT',
  path: '/api/me/resumes/{id}/file',
  limit: costly.upload,
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Replaces the file of a CV, which stays the main one if it was.',
  request: renaming,
  upload: { most: maxOfResume },
  response: uploaded,
});

export const makeMainResumeOperation = defineOperation({
  id: 'makeMainResume',
  method: 'POST',
  path: '/api/me/resumes/{id}/main',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Makes this the main CV, which is sent with an application unless you choose another.',
  response: resumes,
});

export const removeResumeOperation = defineOperation({
  id: 'removeResume',
  method: 'DELETE',
  path: '/api/me/resumes/{id}',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Removes a CV; it can be restored for an hour. The newest of the others becomes the main one.',
  response: resumes,
});

export const restoreResumeOperation = defineOperation({
  id: 'restoreResume',
  method: 'POST',
  path: '/api/me/resumes/{id}/restore',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Restores a CV that was removed within the last hour.',
  response: resumes,
});

export const resumeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain; charset=utf-8',
} as const;

/** A file with the name and type that its answer is sent with. */
export const fileToSend = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  type: z.string(),
  name: z.string(),
});
export type FileToSend = z.output<typeof fileToSend>;

/** The types of a file as it was uploaded. */
export const originalTypes = [resumeTypes.pdf, resumeTypes.docx, resumeTypes.doc, resumeTypes.txt] as const;
/** The types of a rendering: text where our fonts lack its letters. */
export const renderingTypes = [resumeTypes.pdf, resumeTypes.txt] as const;

/** How a file of somebody else is given. */
export const asRendering =
  'It is a copy that we made. A PDF becomes pictures of its pages with their text. A DOCX or TXT file becomes a PDF of its text, or plain text if our fonts lack its letters. Links, scripts and other files in the original are left out. Pages beyond the 30th are too, and the last page says so. If there can be no copy, as with a DOC file, the response is 409 with the code `no-copy`; `busy` with 503 means to try again shortly.';
export const asOriginal =
  'Warning: this is the file as its sender uploaded it. We check files when they arrive, but no check finds every attack. Open it only if you trust the sender, on a device that is up to date. We record that you downloaded it.';

export const downloadResumeOperation = defineOperation({
  id: 'downloadResume',
  method: 'GET',
  path: '/api/me/resumes/{id}/file',
  limit: costly.copy,
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'The file as you uploaded it, as a download.',
  file: { types: originalTypes },
  response: fileToSend,
});

const sourceLines = z.string().describe('The line or lines of the CV that it was read from.');
const textFields = [
  'website',
  'linkedin',
  'github',
  'twitter',
  'location',
  'bio',
  'achievements',
  'primaryRole',
] as const;
/** Answers that are lists: what the CV names is added to them. */
export const listFields = ['skills', 'certificates', 'registrations', 'englishTests', 'languages'] as const;
export type ListField = (typeof listFields)[number];
const some = z.string().optional();

const textSuggestion = z.object({ field: z.enum(textFields), value: z.string(), found: sourceLines });
const yearsSuggestion = z.object({
  field: z.literal('yearsOfExperience'),
  value: z.enum(yearsOfExperience).describe('Counted from the months of the jobs that were read.'),
  found: sourceLines,
});
const listSuggestion = z.object({
  field: z.enum(listFields),
  value: z.array(z.string()).describe('Those that are not in the profile yet.'),
  found: sourceLines,
});
const workSuggestion = z.object({
  field: z.literal('work'),
  value: z.object({
    company: some,
    title: some,
    start: some.describe('MM/YYYY. Left out if the CV gives no month.'),
    end: some,
    current: z.boolean(),
    description: some,
  }),
  found: sourceLines,
});
const educationSuggestion = z.object({
  field: z.literal('education'),
  value: z.object({ institution: some, award: some, field: some, graduation: some }),
  found: sourceLines,
});

export const suggestion = z
  .discriminatedUnion('field', [
    textSuggestion,
    yearsSuggestion,
    listSuggestion,
    workSuggestion,
    educationSuggestion,
  ])
  .meta({ id: 'Suggestion' });
/** What a CV says that a profile could say too, in the very words of the CV; the years of experience are counted. */
export type Suggestion = z.output<typeof suggestion>;
export type TextSuggestion = z.output<typeof textSuggestion>;
export type ListSuggestion = z.output<typeof listSuggestion>;
export type WorkSuggestion = z.output<typeof workSuggestion>;
export type EducationSuggestion = z.output<typeof educationSuggestion>;

export const readResumeOperation = defineOperation({
  id: 'readResume',
  method: 'GET',
  path: '/api/me/resumes/{id}/reading',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'The text read from a CV, and what it could add to your profile.',
  response: z
    .object({
      resume,
      text: z.string().nullable().describe('Null if nothing could be read.'),
      message: z.string().nullable().describe('Why nothing could be read.'),
      suggestions: z.array(suggestion),
      unclear: z
        .array(z.string())
        .describe(
          'What became no suggestion, word for word: jobs and schools that we could not take apart, and parts that the profile has no place for.',
        ),
    })
    .meta({ id: 'Reading' }),
});
export type Reading = z.output<(typeof readResumeOperation)['response']>;

export const resumeOperations = {
  listResumesOperation,
  uploadResumeOperation,
  replaceResumeOperation,
  makeMainResumeOperation,
  removeResumeOperation,
  restoreResumeOperation,
  downloadResumeOperation,
  readResumeOperation,
} as const;
