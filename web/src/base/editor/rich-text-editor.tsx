import type { Node } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import callouts from '../rich-text/callouts.module.css';
import richText from '../rich-text/rich-text.module.css';
import { AskedDialog } from './dialogs/asked-dialog.tsx';
import { contentExtensions } from './document/content-extensions.ts';
import { toDocument } from './document/to-document.ts';
import { toHtml } from './document/to-html.ts';
import { ShownKept } from './kept-view.ts';
import { LeftOut } from './left-out.tsx';
import type { LeftOutPart } from './paste/left-out-part.ts';
import { takeClipboard } from './paste/take-clipboard.ts';
import { PickingContext, type PickedPicture } from './picking.ts';
import classes from './rich-text-editor.module.css';
import type { Asked, Place } from './toolbar/command.ts';
import { pressKey } from './toolbar/press-key.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { usePause } from './use-pause.ts';

export type RichTextEditorProps = {
  /** What the text is; the name of the editor. */
  readonly label: string;
  /** The text as it is stored. */
  readonly html: string;
  /** The language of the text, a BCP 47 tag. */
  readonly language: string;
  readonly topHeading: 2 | 3 | 4;
  readonly size: 'short' | 'long';
  /** Whether the focus is in it as soon as it is there. */
  readonly takesFocus: boolean;
  readonly onChange: (html: string) => void;
  readonly onBlur: (event: unknown) => void;
  /** What else stands at the editable element, such as its id. */
  readonly control: Readonly<Record<string, string>>;
};

/** The size of a document from which on it is said in a pause of typing: written out, checked and kept it takes longer than a keystroke may. */
const long = 20_000;

const extensions = [...contentExtensions.filter(({ name }) => name !== 'kept'), ShownKept];

/** The editor of all rich texts. It says what has changed, never what it has only read. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, html, language, topHeading, size, takesFocus, onChange, onBlur, control } = props;
  const [start] = useState(() => toDocument(html).toJSON() as object);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [picture, setPicture] = useState<PickedPicture | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOutPart[] | null>(null);
  const picking = useContext(PickingContext);
  const last = useRef(html);
  const first = useRef<Node | null>(null);
  const place = useRef<Place | null>(null);
  const describe = (picked: PickedPicture) => {
    setPicture(picked);
    setAsked('description');
  };

  const say = (doc: Node) => {
    const now = first.current?.eq(doc) ? html : toHtml(doc);
    if (now === last.current) return;
    last.current = now;
    onChange(now);
  };
  const pause = usePause();

  const editor = useEditor({
    extensions,
    content: start,
    autofocus: takesFocus,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        ...control,
        ...ofLanguage(language),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${richText['text']} ${callouts['with']} ${classes['content']}`,
        'data-size': size,
      },
      handleDOMEvents: {
        // AltGr types a character; the browser does it.
        keydown: (_view, event) => event.getModifierState('AltGraph') && event.key.length === 1,
        paste: (view, event) =>
          takeClipboard(view, event, event.clipboardData, { topHeading, picking, describe, leaveOut: setLeftOut }),
        drop: (view, event) =>
          !view.dragging &&
          takeClipboard(view, event, event.dataTransfer, { topHeading, picking, describe, leaveOut: setLeftOut }),
      },
      handleKeyDown: (view, event) => place.current !== null && pressKey(place.current, view, event),
    },
    onUpdate: ({ editor: { state }, transaction }) => {
      if (!transaction.docChanged) return;
      // The first change is said at once: from then on it is known that somebody types here.
      if (first.current && state.doc.content.size > long) return pause.ask(() => say(state.doc));
      // What nobody changes stays the same nodes, so that comparing with the first text costs nothing.
      first.current ??= transaction.before;
      say(state.doc);
    },
    onBlur: ({ event }) => {
      pause.flush();
      onBlur(event);
    },
  });
  useEffect(() => {
    place.current = { editor, topHeading, picking, ask: setAsked };
  }, [editor, topHeading, picking]);

  return (
    <>
      <Toolbar
        place={{ editor, topHeading, picking, ask: setAsked }}
        {...{ label, size }}
        controls={control['id'] ?? ''}
      />
      <EditorContent editor={editor} />
      {leftOut && <LeftOut parts={leftOut} />}
      {asked && (
        <AskedDialog
          {...{ asked, editor, picking, picture, language, describe }}
          onClose={() => {
            setAsked(null);
            setPicture(null);
          }}
        />
      )}
    </>
  );
}
