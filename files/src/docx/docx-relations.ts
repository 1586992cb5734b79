import { isRemotePath, isSafeLink } from '../safe-link.ts';
import { FaultFound } from '../verdict.ts';
import { attribute, readXml } from '../xml-reader.ts';

export interface Relation {
  /** The last word of its type: the rest differs between versions and producers. */
  readonly kind: string;
  readonly target: string;
}

/** What the parts of a CV may be to each other; the targets are checked by what they are. */
const usual = new Set([
  'officeDocument',
  ...[
    'core-properties',
    'extended-properties',
    'extendedProperties',
    'custom-properties',
    'customProperties',
  ],
  ...[
    'thumbnail',
    'classificationlabels',
    'styles',
    'stylesWithEffects',
    'settings',
    'webSettings',
    'fontTable',
  ],
  ...['font', 'theme', 'themeOverride', 'numbering', 'header', 'footer', 'footnotes', 'endnotes'],
  ...[
    'comments',
    'commentsExtended',
    'commentsIds',
    'commentsExtensible',
    'people',
    'documenttasks',
    'intelligence',
  ],
  ...['image', 'hdphoto', 'hyperlink', 'ink', 'customXml', 'customXmlProps', 'glossaryDocument'],
  ...[
    'chart',
    'chartEx',
    'chartStyle',
    'chartColorStyle',
    'chartUserShapes',
    'vmlDrawing',
    'printerSettings',
  ],
  ...['diagramData', 'diagramLayout', 'diagramQuickStyle', 'diagramStyle', 'diagramColors', 'diagramDrawing'],
  'attachedTemplate',
]);
const programs =
  /vba|macro|control|activeX|toolbar|keyMap|extensibility|webextension|taskpane|frame|subDocument|mailMerge|externalLink/i;

/** The relations in a part that lists them. Throws a `FaultFound` for one that a CV does without. */
export function relationsIn(bytes: Buffer): readonly Relation[] {
  const relations: Relation[] = [];
  readXml(bytes, {
    open(element) {
      if (element.name !== 'Relationship') return;
      const type = attribute(element, 'Type') ?? '';
      const relation = {
        kind: type.slice(type.lastIndexOf('/') + 1),
        target: attribute(element, 'Target') ?? '',
      };
      check(relation, attribute(element, 'TargetMode') ?? 'Internal');
      relations.push(relation);
    },
  });
  return relations;
}

function check({ kind, target }: Relation, mode: string): void {
  if (mode !== 'Internal' && mode !== 'External') throw new FaultFound('broken');
  if (!usual.has(kind)) throw new FaultFound(programs.test(kind) ? 'program' : 'carries-file');
  if (kind === 'hyperlink') {
    if (!isSafeLink(target)) throw new FaultFound('elsewhere');
    return;
  }
  // A template brings its macros along; one on the author's own disk is only a name, and Word writes it down.
  if (kind === 'attachedTemplate') {
    if (isRemotePath(target)) throw new FaultFound('program');
    return;
  }
  // Word keeps the names of pictures that were pasted from an email or the author's disk.
  const isOnlyName = kind === 'image' && (/^cid:/i.test(target) || !isRemotePath(target));
  if (mode === 'External' ? !isOnlyName : isRemotePath(target)) throw new FaultFound('elsewhere');
}
