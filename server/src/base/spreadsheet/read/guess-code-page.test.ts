import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

/** Names as they are written where each code page is in use. */
const namesIn: readonly (readonly [page: string, language: string, names: string])[] = [
  ['windows-1252', 'Spanish', 'José Muñoz;Núñez;Peña;Ibáñez;Íñigo;Begoña;María García;Ángel;Sofía;Óscar Güell'],
  [
    'windows-1252',
    'French',
    'Hélène Lefèvre;Noël;François;Zoë;Agnès;Geneviève;Désirée;Jérôme;Benoît;Éloïse;Anaïs;Molière',
  ],
  ['windows-1252', 'German', 'Müller;Groß;Jürgen;Löw;Jäger;Weiß;Köhler;Günther;Bärbel;Özil'],
  ['windows-1252', 'Norwegian', 'Sørensen;Åse;Bjørn;Håkon;Kjærgård;Øystein;Ståle;Jørgensen;Lærke;Pål'],
  ['windows-1252', 'Swedish', 'Åberg;Östlund;Ödegård;Strömbäck;Göran;Mårten;Linnéa;Ängström'],
  ['windows-1252', 'Icelandic', 'Þórður;Guðrún;Sigríður;Björk;Ægir;Halldór;Davíð;Guðný;Ásgeir'],
  ['windows-1252', 'Portuguese', 'João;Simões;Magalhães;Conceição;Inês;Antônio;Luís;Guimarães;Brandão'],
  ['windows-1252', 'Italian', 'Niccolò;Mosè;Cantù;Noè;Giosuè;Foà;Zanolì'],
  [
    'windows-1250',
    'Polish',
    'Łukasz Wiśniewski;Małgorzata;Kamiński;Żółty;Wałęsa;Dąbrowska;Wójcik;Stępień;Święta;Bartłomiej;Zając',
  ],
  ['windows-1250', 'Czech', 'Dvořák;Černý;Jiří;Nováčková;Šťastný;Růžička;Věra;Čapek;Zdeněk;Kříž;Procházka'],
  ['windows-1250', 'Croatian', 'Petrović;Kovač;Đorđević;Šimić;Horvatić;Ivan Perković;Knežević;Božić;Čović'],
  ['windows-1250', 'Hungarian', 'Erdős;Szőke;Gergő;Győző;Lőrinc;Dezső;Jenő;Mező'],
  ['windows-1250', 'Romanian', 'Ştefan;Ţepeş;Ionuţ;Vlăduţ;Ioniţă;Rădulescu;Mureşan;Constanţa'],
  [
    'windows-1251',
    'Russian',
    'Иван Иванов;Мария;Олег;Ольга Кузнецова;Дмитрий;Юлия;Анна;Пётр;Щербаков;ЕЛЕНА ПЕТРОВА;Игорь',
  ],
  ['windows-1251', 'Ukrainian', 'Сергій Шевченко;Їжак;Володимир;Ігор;Ґалаґан;Євген;Олеся;Андрій'],
  ['windows-1251', 'Serbian', 'Ђорђе Петровић;Љиљана;Душан;Јелена;Милош Обреновић;Његош;Срђан'],
  [
    'windows-1253',
    'Greek',
    'Γιώργος Παπαδόπουλος;Μαρία;Ελένη;Νίκος;Δημήτρης;Ιωάννης;Χρήστος;Σοφία;ΠΑΠΑΔΟΠΟΥΛΟΣ;Αλέξανδρος;Όλγα',
  ],
  [
    'windows-1256',
    'Arabic',
    'محمد الحسن;أحمد;فاطمة;علي;عمر;عبد الرحمن;يوسف;مريم;إبراهيم;القرطبي;ابن خلدون;آمنة;هبة;منى',
  ],
];

/** A text in a code page: the table by which it is read, turned round. */
function encoded(text: string, page: string): Buffer {
  const decoder = new TextDecoder(page);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (sign) => bytes.get(sign) ?? 0));
}

describe('a text in the code page of a Windows', () => {
  it.each(namesIn)('is read in %s: %s names, however they are mixed', (page, _language, list) => {
    const names = list.split(';');
    const some = fc.uniqueArray(fc.constantFrom(...names), { minLength: 5, maxLength: names.length });
    const separator = fc.constantFrom(',', ';', '\t');
    fc.assert(
      fc.property(some, separator, (chosen, between) => {
        const rows = chosen.map((name, at) => [`learner-${at}@school.test`, ...name.split(' '), 'Learner']);
        const text = rows.map((cells) => cells.join(between)).join('\r\n');
        expect(decodeText(encoded(text, page)).text).toBe(text);
      }),
    );
  });

  it.each(namesIn.filter(([page]) => page === 'windows-1252'))(
    'stays in %s with one %s name',
    (page, _language, list) => {
      for (const name of list.split(';')) expect(decodeText(encoded(name, page)).text).toBe(name);
    },
  );

  it.each(['€ 20 – “Mia”', 'É', 'Zoé;Ü', 'naïve café', ''])(
    'that says nothing of itself is read in Windows-1252: %j',
    (text) => {
      expect(decodeText(encoded(text, 'windows-1252')).text).toBe(text);
    },
  );

  it('of one script among names of another keeps the one of most', () => {
    const text = 'الاسم,العائلة\nMia,Ash\nمحمد,الحسن\nفاطمة,Ash';
    expect(decodeText(encoded(text, 'windows-1256')).text).toBe(text);
  });
});
