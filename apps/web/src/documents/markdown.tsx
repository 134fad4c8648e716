import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ReactNode } from 'react';
import { Link } from '../navigation/index.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Heading = Extract<Node, { type: 'heading' }>;
/** Where the links go that are named elsewhere in the text. */
type Definitions = ReadonlyMap<string, string>;

/**
 * Markdown as elements of ours: what it may hold is what stands here. Markup of its own is shown as the text it is, a
 * picture as its description, a link to anything but a page as its words (S38).
 */
export function Markdown({ children }: { children: string }) {
  const { children: blocks } = fromMarkdown(children);
  const definitions = new Map(
    blocks.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  );
  return <>{drawn(blocks, definitions)}</>;
}

const drawn = (nodes: readonly Node[], definitions: Definitions): ReactNode[] =>
  nodes.map((node, index) => <Drawn key={index} node={node} definitions={definitions} />);

function Drawn({ node, definitions }: { node: Node; definitions: Definitions }): ReactNode {
  const inside = 'children' in node ? drawn(node.children, definitions) : undefined;
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
      return <p className="my-4">{inside}</p>;
    case 'heading':
      return <Title depth={node.depth}>{inside}</Title>;
    case 'emphasis':
      return <em>{inside}</em>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'inlineCode':
      return <code className="rounded-md bg-brand-wash px-1.5 wrap-anywhere">{node.value}</code>;
    case 'code':
      return (
        <pre className="my-4 rounded-2xl bg-brand-wash p-4 whitespace-pre-wrap wrap-anywhere">
          <code>{node.value}</code>
        </pre>
      );
    case 'list':
      return node.ordered ? (
        <ol className="my-4 list-decimal ps-7" start={node.start ?? 1}>
          {inside}
        </ol>
      ) : (
        <ul className="my-4 list-disc ps-7">{inside}</ul>
      );
    case 'listItem':
      return <li className="my-2 [&>p]:my-2">{inside}</li>;
    case 'blockquote':
      return <blockquote className="my-4 border-s-4 border-line ps-4 text-soft">{inside}</blockquote>;
    case 'thematicBreak':
      return <hr className="my-8 border-line" />;
    case 'break':
      return <br />;
    case 'link':
      return <Anchor to={node.url}>{inside}</Anchor>;
    case 'linkReference':
      return <Anchor to={definitions.get(node.identifier) ?? ''}>{inside}</Anchor>;
    case 'image':
    case 'imageReference':
      return node.alt;
    default:
      return null;
  }
}

const titles: Record<Heading['depth'], string> = {
  1: 'mt-4 mb-6 font-display text-4xl leading-tight font-extrabold sm:text-5xl',
  2: 'mt-10 mb-3 font-display text-2xl font-bold',
  3: 'mt-8 mb-2 font-display text-xl font-bold',
  4: 'mt-6 mb-2 font-bold',
  5: 'mt-6 mb-2 font-bold',
  6: 'mt-6 mb-2 font-bold',
};

function Title({ depth, children }: { depth: Heading['depth']; children: ReactNode }) {
  const Tag = `h${depth}` as const;
  return <Tag className={`wrap-anywhere ${titles[depth]}`}>{children}</Tag>;
}

const linkClass = 'font-semibold text-brand-ink underline underline-offset-4 wrap-anywhere';

function Anchor({ to, children }: { to: string; children: ReactNode }) {
  if (/^\/(?![/\\])/.test(to)) {
    return (
      <Link to={to} className={linkClass}>
        {children}
      </Link>
    );
  }
  if (!/^(https?|mailto):/i.test(to)) return children;
  return (
    <a href={to} rel="noopener noreferrer" className={linkClass}>
      {children}
    </a>
  );
}
