import { useElementSize } from '@mantine/hooks';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { linkOptions, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { texts } from '../../../texts/texts.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Track } from '../../../ui/figures/track.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { oneOf, searchOf } from '../../../ui/page/address.ts';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { colourSchemeKey, previewWindow } from '../../../ui/theme/colour-scheme-key.ts';
import { useCoursePlace } from '../../cms-item/course-place.ts';
import { BackToCourse } from '../back-to-course.tsx';
import classes from './framed-preview.module.css';

const widths = [390, 1280] as const;
const schemes = ['light', 'dark'] as const;

const readSearch = searchOf<{ page: string; width: 390 | 1280; scheme: 'light' | 'dark' }>({
  // The rest of an address below that of the course.
  page: (given) =>
    typeof given === 'string' && /^(\/[^/?#\\]+)+$/.test(given) && !given.includes('..') ? given : undefined,
  width: oneOf(widths),
  scheme: oneOf(schemes),
});

type Props = { readonly params: { readonly productId: string; readonly courseId: string } };

/** What learners will see of a course, in a frame as wide as a phone or a desktop, light or dark. */
export function FramedPreviewScreen({ params: { productId, courseId } }: Props) {
  const { page = '', width = 1280, scheme = 'light' } = readSearch(useSearch({ strict: false }));
  const { tab, item } = useCoursePlace();
  const navigate = useNavigate();
  const go = (change: object) =>
    void navigate({
      to: '.',
      search: ((search: object) => ({ ...search, ...change })) as never,
      replace: true,
      resetScroll: false,
    });
  const words = texts.cmsCourse.framed;
  const preview = linkOptions({ to: '/cms/preview/$', params: { _splat: `course/${courseId}${page}` } });
  return (
    <div className={classes['screen']}>
      <div className={classes['tools']}>
        <BackToCourse {...{ productId, courseId }} place={{ tab, item }} />
        <PageHeading title={words.title}>{words.title}</PageHeading>
        <Track
          legend={words.width}
          hideLegend
          size="sm"
          options={widths.map((value) => ({ value, label: words.widths[value] }))}
          value={width}
          onChange={(value) => go({ width: value })}
        />
        <Track
          legend={words.scheme}
          hideLegend
          size="sm"
          options={schemes.map((value) => ({ value, label: words.schemes[value] }))}
          value={scheme}
          onChange={(value) => go({ scheme: value })}
        />
        <LinkButton {...preview} variant="default" size="sm" leftSection={<Icon of={IconArrowsMaximize} />}>
          {words.alone}
        </LinkButton>
      </div>
      <Frame key={courseId} {...{ courseId, page, width, scheme }} onPage={(now) => go({ page: now || undefined })} />
    </div>
  );
}

type FrameProps = {
  readonly courseId: string;
  readonly page: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** Told which page of the course stands in the frame. */
  readonly onPage: (page: string) => void;
};

function Frame({ courseId, page, width, scheme, onPage }: FrameProps) {
  const router = useRouter();
  const { ref, width: room } = useElementSize();
  const course = `/cms/preview/course/${courseId}`;
  const [first] = useState(() => course + page);
  const [inside, setInside] = useState<Window | null>(null);
  const scale = room === 0 ? 1 : Math.min(1, room / width);

  // What stands in the frame is told in this way without being loaded anew, and no other tab is.
  useEffect(() => sessionStorage.setItem(colourSchemeKey, scheme), [scheme]);
  useEffect(() => {
    if (!inside) return undefined;
    const follow = () => {
      const { pathname, search } = inside.location;
      if (pathname.startsWith('blank')) return;
      if (pathname === course || pathname.startsWith(`${course}/`)) onPage(pathname.slice(course.length));
      // A link that leads out of preview leads out of the frame.
      else router.history.push(pathname + search);
    };
    // A page says what it is called once it stands there.
    const observer = new MutationObserver(follow);
    observer.observe(inside.document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [inside, course, onPage, router]);

  const takeUp = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setInside(currentTarget.contentWindow);
  return (
    <div ref={ref} className={classes['stage']}>
      <div className={classes['sheet']} style={{ inlineSize: width * scale }}>
        {/* It holds a page of our own, in session; a sandbox that lets it be that holds nothing back. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          name={previewWindow}
          title={texts.cmsCourse.framed.title}
          src={first}
          className={classes['frame']}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
          onLoad={takeUp}
        />
      </div>
    </div>
  );
}
