import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Card } from '../../ui/page/card.tsx';
import { cmsLink } from './cms-link.ts';
import classes from './library-panel.module.css';

/** The materials that courses are made of. */
export function LibraryPanel() {
  const words = texts.cms.library;
  return (
    <div className={classes['cards']}>
      <Card title={words.ebooks} link={cmsLink('ebook')}>
        <p>{words.ebooksText}</p>
      </Card>
      <Card title={texts.media.library} link={cmsLink('media')}>
        <p>{words.mediaText}</p>
      </Card>
      <Card title={words.videos}>
        <p>{words.notAvailable}</p>
        <div className={classes['act']}>
          <Button variant="default" disabled>
            {words.openVideos}
          </Button>
        </div>
      </Card>
      <Card title={words.deleted} link={cmsLink('deleted')}>
        <p>{words.deletedText}</p>
      </Card>
    </div>
  );
}
