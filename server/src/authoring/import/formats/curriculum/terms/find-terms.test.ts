import { describe, expect, it } from 'vitest';
import { divideText } from '../divide-text.ts';
import { findTerms } from './find-terms.ts';
import { translateTerms } from './translate-terms.ts';

const termsIn = (text: string) =>
  findTerms(divideText(text).sections).map(({ term, definition }) => [term, definition]);

describe('finding the terms a text defines', () => {
  it.each([
    ['> **Sensors** gather information from the world.', 'Sensors', 'Sensors gather information from the world.'],
    ['> 🎓 Voltage is a measure of push. You can read more on Wikipedia.', 'Voltage', 'Voltage is a measure of push.'],
    [
      '> 🎓 A meridian is an imaginary line between the poles.',
      'Meridian',
      'A meridian is an imaginary line between the poles.',
    ],
    [
      '> 🎓 The results of models are called *predictions*',
      'Predictions',
      'The results of models are called predictions.',
    ],
    ['> 🎓 Data sent to the cloud is called telemetry.', 'Telemetry', 'Data sent to the cloud is called telemetry.'],
    [
      '> 🎓 [Mains](https://a.example) refers to the electricity of houses.',
      'Mains',
      'Mains refers to the electricity of houses.',
    ],
    [
      '### Relays\n\nA relay is a switch that a circuit operates. It clicks when it switches.',
      'Relay',
      'A relay is a switch that a circuit operates. It clicks when it switches.',
    ],
    [
      '### What are sensors?\n\nSensors are devices that sense the world.',
      'Sensors',
      'Sensors are devices that sense the world.',
    ],
    [
      '### Industrial IoT (IIoT)\n\nIndustrial IoT, or IIoT, is the use of devices in factories.',
      'Industrial IoT (IIoT)',
      'Industrial IoT, or IIoT, is the use of devices in factories.',
    ],
    ['* **GDD** - this is the number of growing degree days', 'GDD', 'The number of growing degree days.'],
    [
      '* **Structured data** is data with a rigid structure.',
      'Structured data',
      'Structured data is data with a rigid structure.',
    ],
    [
      '**Symmetric** encryption uses the same key twice.',
      'Symmetric encryption',
      'Symmetric encryption uses the same key twice.',
    ],
  ])('%s', (text, term, definition) => {
    expect(termsIn(`# T\n\n## Section\n\n${text}\n`)).toEqual([[term, definition]]);
  });

  it.each([
    [
      'half a sentence that announces a list',
      '### Microcontrollers\n\nA microcontroller is a small computer consisting of:',
    ],
    ['a button to press', '1. Select the **Settings** button at the top of the page.'],
    ['a numbered reason', '1. **Speed** - edge computing is ideal for data that cannot wait.'],
    ['an instruction', '* **Things** - you have written code for a device.'],
    ['a passing remark', '> 🎓 This is an oversimplification of how it works.'],
    ['a comparison', '### Cryptography\n\nCryptography is much more advanced than it was before.'],
    ['a remark that only begins with a sign', '> 💁 Your phone is a device with sensors.'],
  ])('leaves out %s', (_what, text) => {
    expect(termsIn(`# T\n\n## Section\n\n${text}\n`)).toEqual([]);
  });

  it('takes a term once, in the words of its first definition', () => {
    expect(
      termsIn(
        '# T\n\n## S\n\n> **Sensors** gather information from the world.\n\n### Sensor\n\nA sensor is a part of a device that measures.\n',
      ),
    ).toEqual([['Sensors', 'Sensors gather information from the world.']]);
  });

  it('finds the same terms in a translation by the place and the mark', () => {
    const english = divideText(
      '# T\n\n## S\n\nWords.\n\n> **Sensors** gather information from the world.\n\n> 🎓 Voltage is a measure of push.\n\n### Relays\n\nA relay is a switch that a circuit operates.\n',
    );
    const arabic = divideText(
      '# ت\n\n## س\n\nكلمات.\n\n> **أجهزة الاستشعار** تجمع المعلومات من العالم.\n\n> 🎓 الجهد هو مقياس للدفع في الدائرة.\n\n### المرحلات\n\nالمرحل هو مفتاح تشغله دائرة أخرى.\n',
    );
    const found = translateTerms(findTerms(english.sections), english.sections, arabic.sections);
    expect(found.map(({ term, definition }) => [term, definition])).toEqual([
      ['أجهزة الاستشعار', 'أجهزة الاستشعار تجمع المعلومات من العالم.'],
      ['المرحلات', 'المرحل هو مفتاح تشغله دائرة أخرى.'],
    ]);
  });

  it('finds none in a translation that is built differently', () => {
    const english = divideText('# T\n\n## S\n\n> **Sensors** gather information from the world.\n');
    const other = divideText('# T\n\n## S\n\nMore.\n\n> **Knöpfe** merken, wenn sie gedrückt werden.\n');
    expect(translateTerms(findTerms(english.sections), english.sections, other.sections)).toEqual([]);
  });
});
