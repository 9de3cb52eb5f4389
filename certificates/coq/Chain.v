(* A complete chain implies the order.  For permutations of a finite type: if the elements us of <<S>> take b to
   different points, H <= <<S>> fixes b, and every Schreier generator u s v^-1 lies in H, then
   #|<<S>>| = size us * #|H|.  This is one level of a stabilizer chain; the order of a group with a complete chain
   is the product of the sizes of the orbits. *)
From mathcomp Require Import all_ssreflect all_fingroup.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.

Lemma uniq_map_inj (A B : eqType) (f : A -> B) (s : seq A) : uniq (map f s) -> {in s &, injective f}.
Proof.
elim: s => [|a s IH] //= /andP[fa fs] x y; rewrite !inE.
case/orP=> [/eqP->|xs]; case/orP=> [/eqP->|ys] //.
- by move=> e; case/negP: fa; rewrite e map_f.
- by move=> e; case/negP: fa; rewrite -e map_f.
- exact: IH.
Qed.

Section Level.
Variable T : finType.
Implicit Types (b : T) (S us : seq {perm T}) (H : {group {perm T}}).

Definition grp (S : seq {perm T}) := <<[set s in S]>>.

Lemma mem_grp S s : s \in S -> s \in grp S.
Proof. by move=> sS; apply: mem_gen; rewrite inE. Qed.

Lemma grp_sub S (G : {group {perm T}}) : {subset S <= G} -> grp S \subset G.
Proof. by move=> sub; rewrite gen_subG; apply/subsetP=> s; rewrite inE => /sub. Qed.

Lemma grp_ind S (A : {set {perm T}}) :
  1 \in A -> (forall x s, x \in A -> s \in S -> x * s \in A) -> grp S \subset A.
Proof.
move=> A1 AS; apply/subsetP=> x /gen_prodgP[n [c cS ->]].
elim: n c cS => [|n IH] c cS; first by rewrite big_ord0.
rewrite big_ord_recr /=; apply: AS; last by have := cS ord_max; rewrite inE.
by apply: IH => i; apply: cS.
Qed.

Lemma level_order b S H us :
  {in H, forall h : {perm T}, h b = b} -> H \subset grp S ->
  1 \in us -> {subset us <= grp S} -> uniq [seq u b | u : {perm T} <- us] ->
  (forall u s, u \in us -> s \in S -> exists2 v, v \in us & u * s * v^-1 \in H) ->
  #|grp S| = (size us * #|H|)%N.
Proof.
move=> Hb HS us1 usS us_uniq schreier.
have cover : grp S \subset [set x | has (fun u => x * u^-1 \in H) us].
  apply: grp_ind => [|x s]; rewrite !inE.
    by apply/hasP; exists 1 => //; rewrite invg1 mulg1 group1.
  case/hasP=> u uU xuH sS; have [v vU usvH] := schreier u s uU sS.
  by apply/hasP; exists v => //; have := groupM xuH usvH; rewrite !mulgA mulgKV.
rewrite mulnC -(Lagrange HS); congr (_ * _)%N.
have inj : {in us &, injective (fun u => H :* u)}.
  move=> u v uU vU eq_uv; have := rcoset_refl H u; rewrite eq_uv mem_rcoset => uvH.
  apply: (uniq_map_inj us_uniq) => //.
  by rewrite -{2}(Hb _ uvH) -permM mulgKV.
rewrite /indexg; have -> : rcosets H (grp S) = [set H :* u | u in us].
  apply/setP=> A; apply/rcosetsP/imsetP=> [[x xS ->]|[u uU ->]]; last by exists u => //; apply: usS.
  have := subsetP cover x xS; rewrite inE => /hasP[u uU xuH]; exists u => //.
  by apply: rcoset_eqP; rewrite mem_rcoset.
rewrite card_in_imset //; exact/card_uniqP/(map_uniq us_uniq).
Qed.
End Level.
