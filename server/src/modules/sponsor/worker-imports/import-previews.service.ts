import type { DateOrder, ImportKind } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { StoredMapping, StoredPreview } from '@portway/contracts/sponsor/worker-imports/stored-import';
import type { ImportPreview } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { FieldCipher } from '../../../platform/crypto/cipher.ts';
import type { ColumnDayOrder, Outline } from './checked-file.service.ts';
import type { ImportRow } from './worker-imports.repository.ts';

interface PreviewedFile {
  readonly kind: ImportKind;
  readonly headings: readonly string[];
  readonly headingRow: number;
  readonly firstRows: StoredPreview;
  readonly columns: Readonly<Record<string, number>>;
  readonly dayOrders: readonly ColumnDayOrder[];
  readonly dateOrder: DateOrder | undefined;
  readonly today: string;
}

export interface ImportPreviewsDeps {
  readonly ciphers: { readonly preview: FieldCipher };
  readonly preview: (file: PreviewedFile) => Promise<ImportPreview>;
  readonly asksForOrder: (
    columns: Readonly<Record<string, number>>,
    orderAt: (place: number) => ColumnDayOrder,
  ) => boolean;
  readonly readPreview: (json: unknown) => StoredPreview;
  readonly today: () => string;
}

/** The first rows of a file, stored encrypted until it is imported, and what they become. */
export function importPreviewsService({
  ciphers,
  preview,
  asksForOrder,
  readPreview,
  today,
}: ImportPreviewsDeps) {
  return {
    seal: (id: string, { firstRows }: Outline): string =>
      ciphers.preview.encrypt(JSON.stringify(firstRows), id),
    asksDateOrder: ({ columns, dayOrders = [] }: StoredMapping): boolean =>
      asksForOrder(columns, (place) => dayOrders[place] ?? null),
    /** Null once the file is imported or gone, and for one that came before there were previews. */
    async of(
      { id, state, encrypted_preview: encrypted }: ImportRow,
      mapping: StoredMapping,
    ): Promise<ImportPreview | null> {
      const { headingRow, dayOrders = [], kind, headings, columns, dateOrder } = mapping;
      if (state !== 'checked' || encrypted === null || headingRow === undefined) return null;
      const firstRows = readPreview(JSON.parse(ciphers.preview.decrypt(encrypted, id)));
      return await preview({
        ...{ kind, headings, columns, dateOrder, headingRow, dayOrders, firstRows },
        today: today(),
      });
    },
  };
}

export type ImportPreviews = ReturnType<typeof importPreviewsService>;
