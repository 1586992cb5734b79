import { PDFDocument } from '@cantoo/pdf-lib';

/** An encrypted PDF, written out decrypted by the empty password; undefined where that is not its password. */
export async function decryptedPdf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const document = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    return await document.save({ useObjectStreams: false, updateFieldAppearances: false });
  } catch {
    // The library's errors have no kinds, and a file that it cannot read stays locked.
    return undefined;
  }
}
