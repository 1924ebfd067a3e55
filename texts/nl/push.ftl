push-label = Meldingen op dit apparaat als ik er niet ben
push-about = Je krijgt een melding als je aan zet bent, bij een uitdaging of een voorstel, als je tegenstander er is, als iemand lid wil worden van je vereniging of je eigen aanvraag is beantwoord, als een toernooipartij begint en als een partij is afgelopen. De meldingen zijn versleuteld.
push-denied = Je browser laat deze site geen meldingen tonen. Je kunt dat toestaan in de instellingen van de browser.
push-failed = De meldingen konden niet worden aan- of uitgezet. Probeer het later nog eens.
