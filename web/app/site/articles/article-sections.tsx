import { DataTable } from '../../ui/table.tsx';
import { TicketCard } from '../../ui/ticket-card.tsx';
import { type Block, type ProseSection, plain, type Sentence } from './prose.ts';
import { Words } from './words.tsx';

/** The article's text, at a comfortable line length. */
export function ArticleSections({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} aria-labelledby={id} className="flex max-w-measure flex-col gap-4">
      <h2 id={id} className="text-28">
        {title}
      </h2>
      {blocks.map((block) => (
        <Drawn key={keyOf(block)} block={block} />
      ))}
    </section>
  ));
}

function Drawn({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words of={block.words} />
      </p>
    );
  if (block.kind === 'list') return <List items={block.items} inOrder={block.inOrder} />;
  if (block.kind === 'ticket') return <TicketCard {...block.ticket} />;
  return <Figures caption={block.caption} {...block.table} />;
}

function List({ items, inOrder }: { items: readonly Sentence[]; inOrder: boolean }) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List
      className={inOrder ? 'flex list-decimal flex-col gap-2 pl-5' : 'flex list-disc flex-col gap-2 pl-5'}
    >
      {items.map((item) => (
        <li key={plain(item)}>
          <Words of={item} />
        </li>
      ))}
    </List>
  );
}

interface FiguresProps {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly Sentence[])[];
}

function Figures({ caption, heads, rows }: FiguresProps) {
  return (
    <DataTable
      caption={caption}
      columns={heads.map((head, index) => ({
        head,
        figure: index > 0,
        cell: (row: FiguresProps['rows'][number]) => <Words of={row[index] ?? []} />,
      }))}
      rows={rows}
      keyOf={(row) => plain(row[0] ?? [])}
    />
  );
}

function keyOf(block: Block): string {
  if (block.kind === 'paragraph') return plain(block.words);
  if (block.kind === 'list') return block.items.map(plain).join();
  return block.kind === 'table' ? block.caption : block.ticket.eyebrow;
}
