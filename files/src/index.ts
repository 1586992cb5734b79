/** What people send: whether a file is what its name says, its text, and a copy for others that we draw ourselves. */
export type { FileChange } from './changed-file.ts';
export { type FileInspector, fileInspector, type Inspection, type PaperReading } from './inspect-file.ts';
export type { PdfCell, PdfRow } from './pdf/pdf-lines.ts';
export { type DrawPhoto, drawLogo, drawPhoto } from './pictures/drawn-photo.ts';
export type { PaperKind, PaperVerdict } from './pictures/paper-check.ts';
export { type RenderingBounds, usualBounds } from './rendering/bounds.ts';
export { type PageToDraw, pageInProcess } from './rendering/page-in-process.ts';
export { renderDocument } from './rendering/render-document.ts';
export { renderInProcess } from './rendering/render-in-process.ts';
export { kindOfRendering } from './rendering/rendering-task.ts';
export type { FileKind } from './verdict.ts';
