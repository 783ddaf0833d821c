import type { getCatalogs } from '@lingui/cli/api';

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];
type Texts = NonNullable<Awaited<ReturnType<Catalog['read']>>>;

/** What the English of a country says otherwise, of the texts there are. */
export const ownWords = (english: Texts, own: Texts): Texts =>
  Object.fromEntries(
    Object.entries(english).flatMap(([id, text]) => {
      const translation = own[id]?.translation;
      return translation && translation !== text.translation ? [[id, { ...text, translation }]] : [];
    }),
  );
