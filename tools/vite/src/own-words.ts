import type { getCatalogs } from '@lingui/cli/api';

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];
type Texts = NonNullable<Awaited<ReturnType<Catalog['read']>>>;

/** Returns the texts of a country's English that differ from English. */
export const ownWords = (english: Texts, own: Texts): Texts =>
  Object.fromEntries(
    Object.entries(english).flatMap(([id, text]) => {
      const translation = own[id]?.translation;
      return translation && translation !== text.translation ? [[id, { ...text, translation }]] : [];
    }),
  );
