import { call } from '@portway/contracts/client';
import {
  type ImportKind,
  importColumns,
  importKinds,
  maxImportBytes,
} from '@portway/contracts/sponsor/worker-imports/import-columns';
import {
  uploadImportOperation,
  type WorkerImport,
} from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FileDrop } from '../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../kit/forms/upload/upload-status.tsx';
import { useUpload } from '../../../kit/forms/upload/use-upload.ts';
import { Panel } from '../../../kit/frame/panel.tsx';
import { onDay } from '../../../text/moments.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';

type Row = Pick<WorkerImport, 'id' | 'fileName' | 'kind' | 'state' | 'rows' | 'by' | 'at'>;

/** Where a file is sent, what it may hold, and what was sent before. */
export function NewImport({ imports }: { imports: readonly Row[] }) {
  const [kind, setKind] = useState<ImportKind>('workers');
  const { state, upload, refuse, cancel } = useUpload();
  const navigate = useNavigate();
  const take = (file: File) =>
    void upload({
      file,
      error:
        file.size > maxImportBytes ? 'This file is too large. Send it in parts of up to 10 MB.' : undefined,
      send: async (me) => {
        const { id } = await call(uploadImportOperation, { name: file.name, kind }, me);
        return { message: 'The file has arrived.', id };
      },
      onSuccess: ({ id }) => void navigate(`?import=${id}`),
    });
  return (
    <div>
      <h1 className="text-36">Import from a file</h1>
      <p className="mt-2 max-w-160 text-ink-2">
        Nothing is added until you have seen every row checked. All rows are added together, or none, and an
        import can be undone. The file is kept encrypted until then, and deleted after 24 hours.
      </p>
      <div className="mt-6">
        <Panel
          title="The file"
          text="An Excel workbook (.xlsx) or a CSV file, up to 20,000 rows. Import workers first, then their absences."
        >
          <div className="flex flex-col gap-6">
            <ChoiceField
              name="kind"
              label="What does it hold?"
              options={importKinds.map((value) => ({ value, label: kindWords[value] }))}
              defaultValue={kind}
              onChoose={(value) => setKind(value === 'absences' ? 'absences' : 'workers')}
            />
            <FileDrop
              label="Choose an Excel or CSV file, or drop it here"
              hint="As your HR or payroll program exports it, or as your spreadsheet saves it."
              accept={accepted}
              onFile={take}
              onOther={refuse}
            />
            <UploadStatus state={state} onCancel={cancel} />
          </div>
        </Panel>
        <Panel
          title="Columns that we read"
          text={
            kind === 'workers'
              ? 'Your headings may have other names: you choose which column is which. For earlier pay, hours and jobs, add a row for each with the same reference and its own day.'
              : 'A row for each absence. Never the medical reason: there is no column for it.'
          }
        >
          <Disclosure summary={`All ${columnsShown(kind).length} columns, and what they look like`}>
            <DataTable
              caption="Columns"
              quietCaption
              columns={[
                { head: 'Column', cell: ({ label }) => label },
                {
                  head: 'What it looks like',
                  cell: ({ hint, required }) => (required ? `Needed. ${hint}` : hint),
                },
              ]}
              rows={columnsShown(kind)}
              keyOf={({ label }) => label}
            />
          </Disclosure>
        </Panel>
        {imports.length > 0 && (
          <Panel title="Earlier imports">
            <ul className="rows">
              {imports.map((each) => (
                <li key={each.id}>
                  <p className="wrap-anywhere">
                    <Link
                      to={`?import=${each.id}`}
                      className="inline-flex min-h-11 items-center text-link underline"
                    >
                      {each.fileName}
                    </Link>
                    <span className="block text-14 text-ink-2">
                      {onDay(each.at)} by {each.by}, {each.rows.toLocaleString('en-GB')}{' '}
                      {each.rows === 1 ? 'row' : 'rows'} of {kindWords[each.kind].toLowerCase()}
                    </span>
                  </p>
                  <Tag look={each.state === 'imported' ? 'mint' : 'sand'}>{stateWords[each.state]}</Tag>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </div>
  );
}

const accepted =
  '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const kindWords = { workers: 'Workers', absences: 'Absences' } as const;
const stateWords = {
  checked: 'Not imported',
  importing: 'Being imported',
  imported: 'Imported',
  undone: 'Undone',
} as const;

interface ColumnChoice {
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
}

const columnsShown = (kind: ImportKind): readonly ColumnChoice[] =>
  importColumns[kind].map((column) => ({
    label: column.label,
    hint: column.hint,
    required: 'required' in column,
  }));
