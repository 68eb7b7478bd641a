import { languageNames } from '@lectern/domain/base/account/language-names.ts';
import type { Language } from '../../texts/catalogues.ts';
import { setLanguage, useLanguage } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { Track } from '../../ui/figures/track.tsx';
import { tellProvider } from './tell-provider.ts';

const names: Record<Language, string> = languageNames;
const options = Object.entries(names).map(([value, label]) => ({ value: value as Language, label, lang: value }));

/** The language of the app, shown at once and remembered in this browser. */
export function LanguageChoice({ className }: { readonly className?: string | undefined }) {
  const shown = useLanguage();
  const failure = useFailureToast();
  const choose = async (language: Language) => {
    try {
      await setLanguage(language);
      tellProvider(document.documentElement.lang);
      failure.overtake();
    } catch {
      failure.say('error', texts.language.notLoaded);
    }
  };
  return (
    <div className={className}>
      <Track
        legend={texts.language.title}
        options={options}
        value={shown}
        onChange={(language) => void choose(language as Language)}
      />
    </div>
  );
}
