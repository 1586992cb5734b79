import type { WorkerImport } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';

interface FileLayoutProps {
  file: WorkerImport;
  onArrange: (values: Readonly<Record<string, string>>) => void;
}

/** Which sheet of a workbook is read, and which row the headings are. */
export function FileLayout({ file, onArrange }: FileLayoutProps) {
  const { sheets, sheet, headingRow, hiddenRows, encoding, preview } = file;
  if (preview === null) return null;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {sheets.length > 1 && (
        <SelectField
          name="sheet"
          label="Sheet"
          hint="One sheet of your workbook is read."
          options={sheets.map(({ name, isHidden }, place) => ({
            value: `${place}`,
            label: isHidden ? `${name} (hidden)` : name,
          }))}
          defaultValue={`${sheet}`}
          onChange={({ currentTarget }) => onArrange({ sheet: currentTarget.value })}
        />
      )}
      <SelectField
        name="headingRow"
        label="Row of the headings"
        hint="What stands above it is left out."
        options={[
          ...preview.rows.map(({ row, cells }) => ({
            value: `${row}`,
            label: `Row ${row}: ${inOneLine(cells)}`,
          })),
          { value: '0', label: 'The file has no headings' },
        ]}
        defaultValue={`${headingRow ?? 1}`}
        onChange={({ currentTarget }) => onArrange({ headingRow: currentTarget.value })}
      />
      {hiddenRows > 0 && (
        <Notice
          title={
            hiddenRows === 1 ? '1 row of this sheet is hidden' : `${hiddenRows} rows of this sheet are hidden`
          }
        >
          Your spreadsheet does not show them, perhaps because of a filter. We read them like the others. To
          leave them out, delete them and send the file again.
        </Notice>
      )}
      {encoding === 'windows-1252' && (
        <Notice title="Look at names with accents">
          This file is not in UTF-8. We read it as Windows-1252, as older programs for Windows write it.
        </Notice>
      )}
    </div>
  );
}

const maxLength = 80;

function inOneLine(cells: readonly string[]): string {
  const line = cells.filter((cell) => cell !== '').join(', ');
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
